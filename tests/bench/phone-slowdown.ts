/**
 * How many times slower a mid-range phone is than a machine, by Lighthouse's measure of speed. From Lighthouse's
 * calculator for machines other than its own (https://lighthouse-cpu-throttling-calculator.vercel.app/); its default of 4 is
 * for 1,533. Between two lines the slowdown is interpolated.
 */
const SLOWDOWNS = [
  {benchmarkIndex: 150, slowdown: 1},
  {benchmarkIndex: 800, slowdown: 2},
  {benchmarkIndex: 1_300, slowdown: 3},
  {benchmarkIndex: 2_000, slowdown: 6},
] as const;

/**
 * Returns by how much a machine must be slowed down to be as slow as a mid-range phone.
 * @param benchmarkIndex its speed by Lighthouse's measure; one that the calculator does not cover counts as the nearest one
 */
export function slowdownFor(benchmarkIndex: number): number {
  const next = SLOWDOWNS.findIndex((line) => line.benchmarkIndex >= benchmarkIndex);
  const [low, high] = [SLOWDOWNS[next - 1], SLOWDOWNS[next]];
  if (!high) return SLOWDOWNS.at(-1)!.slowdown;
  if (!low) return high.slowdown;
  const share = (benchmarkIndex - low.benchmarkIndex) / (high.benchmarkIndex - low.benchmarkIndex);
  return low.slowdown + share * (high.slowdown - low.slowdown);
}
