/** One or many, as French counts (0 and 1 are one). */
export const frMany = (n: number, one: string, many: string): string => `${n} ${Math.abs(n) < 2 ? one : many}`;
/** One or many, as English counts. */
export const enMany = (n: number, one: string, many: string): string => `${n} ${n === 1 ? one : many}`;
