/** Returns the texts of a form by name, to show them again. */
export const formTexts = (form: FormData | null): Readonly<Record<string, string>> =>
  Object.fromEntries([...(form ?? [])].filter((entry): entry is [string, string] => typeof entry[1] === 'string'));
