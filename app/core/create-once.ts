/**
 * Creates a value when it is first needed, and keeps it. Formatters take milliseconds to create, which every start of the
 * worker and every page in the browser would wait for.
 */
export function createOnce<Value extends object>(create: () => Value): () => Value {
  let value: Value | undefined;
  return () => (value ??= create());
}
