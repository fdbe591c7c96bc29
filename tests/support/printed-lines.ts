import {vi} from 'vitest';

const METHODS = ['log', 'info', 'warn', 'error', 'debug', 'dir', 'trace'] as const;

/**
 * Keeps what this process prints, the worker's log included, which its runner passes on to the console.
 *
 * @returns the messages so far, each as one text, and what lets them through to the terminal again
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
