const VERSION_WARNING = /API version/;

/**
 * Creates a client of Hydrogen's without its warning that another API version is asked for than the one its types were made
 * for. The version is chosen on purpose, tests hold every document to both, and the warning would open each log.
 */
export function withChosenVersion<Client>(create: () => Client): Client {
  const {warn} = console;
  console.warn = (...words: unknown[]) => {
    if (!VERSION_WARNING.test(String(words[0]))) warn(...words);
  };
  try {
    return create();
  } finally {
    console.warn = warn;
  }
}
