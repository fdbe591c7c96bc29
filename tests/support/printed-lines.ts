import {vi} from 'vitest';

const METHODS = ['log', 'info', 'warn', 'error', 'debug', 'dir', 'trace'] as const;

/**
 * Captures the console output of this process, including the log of the worker.
 *
 * @returns the captured messages, and a function that restores the console
 */
export function capturePrinted(): {readonly messages: readonly string[]; restore(): void} {
  const messages: string[] = [];
  const spies = METHODS.map((method) =>
    vi.spyOn(console, method).mockImplementation((...parts: unknown[]) => {
      messages.push(
        parts.map((part) => (part instanceof Error ? (part.stack ?? part.message) : String(part))).join(' '),
      );
    }),
  );
  return {messages, restore: () => spies.forEach((spy) => spy.mockRestore())};
}
