// Short tones made here: a soft bell when one is asked, a tap when something moves, the tick of a glass that is nearly empty.

export type Tone = "turn" | "move" | "tick" | "refused";

interface Partial {
  hertz: number;
  loud: number;
  seconds: number;
}

const TONES: Record<Tone, Partial[]> = {
  turn: [
    { hertz: 587, loud: 0.1, seconds: 1.1 },
    { hertz: 880, loud: 0.05, seconds: 0.8 },
    { hertz: 1479, loud: 0.018, seconds: 0.5 },
  ],
  tick: [{ hertz: 1320, loud: 0.03, seconds: 0.04 }],
  refused: [{ hertz: 147, loud: 0.08, seconds: 0.18 }],
  move: [{ hertz: 190, loud: 0.09, seconds: 0.07 }],
};

let context: AudioContext | undefined;

/** Plays a tone; a browser that does not want to stays silent. */
export function chime(tone: Tone): void {
  context ??= new AudioContext();
  const { currentTime: now } = context;
  for (const { hertz, loud, seconds } of TONES[tone]) {
    const wave = new OscillatorNode(context, { type: "sine", frequency: hertz });
    const swell = new GainNode(context, { gain: 0 });
    swell.gain.setValueAtTime(0, now);
    swell.gain.linearRampToValueAtTime(loud, now + 0.008);
    swell.gain.exponentialRampToValueAtTime(0.0001, now + seconds);
    wave.connect(swell).connect(context.destination);
    wave.start(now);
    wave.stop(now + seconds);
  }
}
