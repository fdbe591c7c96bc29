import {readdirSync, readFileSync} from 'node:fs';

const TICKS_PER_SECOND = 100;
const PAGE_BYTES = 4_096;

interface Process {
  readonly name: string;
  readonly parent: number;
  readonly ticks: number;
  readonly memoryPages: number;
}

/** Returns the CPU time of the workers that this process has started; idle ones add nothing. Linux only. */
export const workerCpuSeconds = (): number => sumOf(({ticks}) => ticks) / TICKS_PER_SECOND;

/** Returns the memory of the workers that this process has started and that still run. Linux only. */
export const workerMemoryMb = (): number => (sumOf(({memoryPages}) => memoryPages) * PAGE_BYTES) / 1e6;

function sumOf(value: (worker: Process) => number): number {
  const ids = readdirSync('/proc').filter((name) => /^\d+$/.test(name));
  const workers = ids.map(readStat).filter((stat) => stat?.name === 'workerd' && stat.parent === process.pid);
  return workers.reduce((sum, worker) => sum + (worker ? value(worker) : 0), 0);
}

function readStat(id: string): Process | null {
  try {
    const [, name = '', rest = ''] = /^\d+ \((.*)\) (.*)$/s.exec(readFileSync(`/proc/${id}/stat`, 'utf8')) ?? [];
    const fields = rest.split(' ').map(Number);
    const [parent = 0, userTicks = 0, systemTicks = 0, memoryPages = 0] = [1, 11, 12, 21].map((index) => fields[index]);
    return {name, parent, ticks: userTicks + systemTicks, memoryPages};
  } catch {
    // The process has ended meanwhile.
    return null;
  }
}
