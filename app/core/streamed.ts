/** A part of a page: its value if that was known when the page began, otherwise a promise, so that the part streams in. */
export type Streamed<Value> = Value | Promise<Value>;

type Taken<Part> = Part extends Promise<infer Value> ? Streamed<Value> : Part;

/**
 * Replaces each promise of a loader's data by its value if that needs no other service, such as what the isolate has in
 * memory. The page then has this part in place, instead of a fallback that is rendered for nothing.
 * @param parts by name; values stay as they are, and so do promises that are pending or reject
 */
export async function takeReady<Parts extends Readonly<Record<string, unknown>>>(
  parts: Parts,
): Promise<{readonly [Name in keyof Parts]: Taken<Parts[Name]>}> {
  const values = new Map<string, unknown>();
  for (const [name, part] of Object.entries(parts))
    if (part instanceof Promise)
      part.then(
        (value) => values.set(name, value),
        () => undefined,
      );
  // All that follows from settled promises happens before a timer.
  await new Promise((resolve) => setTimeout(resolve, 0));
  return {...parts, ...Object.fromEntries(values)} as Awaited<ReturnType<typeof takeReady<Parts>>>;
}
