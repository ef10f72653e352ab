// Short sounds made here, of tones and of noise: a soft bell when one is asked, wood, paper, dice, a seal, the tick of a glass.

import type { Heard } from "../scene/change";

export type Tone = Heard | "turn" | "tick" | "refused";

interface Ring {
  /** Begins so many seconds later. */
  after?: number;
  hertz: number;
  loud: number;
  seconds: number;
}

/** A short burst of noise around a pitch. */
interface Burst extends Ring {
  /** How narrow the noise is: the higher, the more it sounds like a tone. */
  narrow: number;
}

interface Score {
  rings?: readonly Ring[];
  bursts?: readonly Burst[];
}

const SOUNDS: Record<Tone, Score> = {
  turn: {
    rings: [
      { hertz: 587, loud: 0.1, seconds: 1.1 },
      { hertz: 880, loud: 0.05, seconds: 0.8 },
      { hertz: 1479, loud: 0.018, seconds: 0.5 },
    ],
  },
  tick: { rings: [{ hertz: 1320, loud: 0.03, seconds: 0.04 }] },
  refused: { rings: [{ hertz: 147, loud: 0.08, seconds: 0.18 }] },
  move: { rings: [{ hertz: 190, loud: 0.08, seconds: 0.07 }], bursts: [{ hertz: 900, loud: 0.03, seconds: 0.03, narrow: 2 }] },
  card: {
    bursts: [
      { hertz: 3200, loud: 0.05, seconds: 0.09, narrow: 0.8 },
      { after: 0.09, hertz: 1400, loud: 0.05, seconds: 0.05, narrow: 1.5 },
    ],
  },
  dice: {
    bursts: [0, 0.09, 0.16, 0.27, 0.36].map((after, bounce) => ({
      after,
      hertz: 1900 - bounce * 140,
      loud: 0.12 / (1 + bounce * 0.5),
      seconds: 0.045,
      narrow: 5,
    })),
  },
  crack: {
    bursts: [
      { hertz: 2400, loud: 0.11, seconds: 0.05, narrow: 1.2 },
      { after: 0.06, hertz: 700, loud: 0.08, seconds: 0.16, narrow: 1.6 },
    ],
    rings: [{ hertz: 98, loud: 0.07, seconds: 0.2 }],
  },
  score: { rings: [0, 0.07, 0.14].map((after, step) => ({ after, hertz: [784, 988, 1319][step] ?? 784, loud: 0.035, seconds: 0.22 })) },
};

/** Everything is heard, and nobody starts. */
const VOLUME = 0.6;

let context: AudioContext | undefined;
let volume: GainNode | undefined;
let noise: AudioBuffer | undefined;

/** Plays a sound. Before the first touch of the page browsers let nothing be heard: then it stays silent. */
export function chime(tone: Tone): void {
  if (navigator.userActivation?.hasBeenActive === false) return;
  context ??= new AudioContext();
  volume ??= loudness(context);
  if (context.state === "suspended") void context.resume();
  const { rings = [], bursts = [] } = SOUNDS[tone];
  for (const ring of rings) sound(context, volume, new OscillatorNode(context, { type: "sine", frequency: ring.hertz }), ring);
  for (const burst of bursts) {
    noise ??= whiteNoise(context);
    const source = new AudioBufferSourceNode(context, { buffer: noise });
    const filter = new BiquadFilterNode(context, { type: "bandpass", frequency: burst.hertz, Q: burst.narrow });
    filter.connect(volume);
    sound(context, filter, source, { ...burst, loud: burst.loud * 2 });
  }
}

function loudness(context: AudioContext): GainNode {
  const gain = new GainNode(context, { gain: VOLUME });
  gain.connect(context.destination);
  return gain;
}

function sound(context: AudioContext, into: AudioNode, source: AudioScheduledSourceNode, { after = 0, loud, seconds }: Ring): void {
  const begins = context.currentTime + after;
  const swell = new GainNode(context, { gain: 0 });
  swell.gain.setValueAtTime(0, begins);
  swell.gain.linearRampToValueAtTime(loud, begins + 0.006);
  swell.gain.exponentialRampToValueAtTime(0.0001, begins + seconds);
  source.connect(swell).connect(into);
  source.start(begins);
  source.stop(begins + seconds);
}

/** Half a second of noise, the same for all. */
function whiteNoise(context: AudioContext): AudioBuffer {
  const buffer = new AudioBuffer({ length: Math.ceil(context.sampleRate / 2), sampleRate: context.sampleRate });
  const samples = buffer.getChannelData(0);
  for (let at = 0; at < samples.length; at++) samples[at] = Math.random() * 2 - 1;
  return buffer;
}
