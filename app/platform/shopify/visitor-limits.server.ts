import {createLocalLimit, type Limit} from '../local-limit';

const MINUTE_S = 60;
/** Answers that are kept cost nothing, so this is what nobody has searched for in the last minutes. */
const SEARCHES: Limit = {attempts: 120, seconds: MINUTE_S};
/** Where nobody tells visitors apart, all of them share one count. */
const SHARED = 'unknown';
const SHARED_SEARCHES: Limit = {attempts: 1_200, seconds: MINUTE_S};
/** Names that are nobody's. Above it a name is looked up in the shop's list first, so that no page is lost by it. */
const GUESSES: Limit = {attempts: 10, seconds: MINUTE_S};
const GUESSES_OF_ALL: Limit = {attempts: 60, seconds: MINUTE_S};

const searches = createLocalLimit();
const guesses = createLocalLimit();
const allGuesses = createLocalLimit();

/** A visitor has asked for too many names that are nobody's: the next one is asked for only if the shop lists it. */
export class TooManyGuesses extends Error {
  override name = 'TooManyGuesses';
}

/**
 * Counts a question that only the shop can answer, because nobody has asked it lately. In this isolate alone: browsing
 * never waits for a database.
 * @param client the network of the visitor; null where nobody tells
 * @throws Response 429 when the visitor has asked too many
 */
export function countSearch(client: string | null): void {
  const key = client ?? SHARED;
  const allowance = searches.take(key, key === SHARED ? SHARED_SEARCHES : SEARCHES);
  if (allowance.isAllowed) return;
  throw new Response('Too many searches. Please wait a minute and try again.', {
    status: 429,
    headers: {'Retry-After': String(allowance.retryAfterSeconds), 'Cache-Control': 'no-store'},
  });
}

/**
 * Counts a question about a name that came with an address, until the answer shows that it was no guess.
 * @param isFound whether the answer holds anything
 * @throws TooManyGuesses before the question is asked
 */
export async function countGuess<Answer>(
  client: string | null,
  ask: () => Promise<Answer>,
  isFound: (answer: Answer) => boolean,
): Promise<Answer> {
  if (!guesses.take(client ?? SHARED, GUESSES).isAllowed) throw new TooManyGuesses();
  if (!allGuesses.take('all', GUESSES_OF_ALL).isAllowed) throw new TooManyGuesses();
  let isGuess = false;
  try {
    const answer = await ask();
    isGuess = !isFound(answer);
    return answer;
  } finally {
    if (!isGuess) {
      guesses.giveBack(client ?? SHARED);
      allGuesses.giveBack('all');
    }
  }
}

/** @returns null for a question that was not asked. @throws any other error as it came */
export function nullIfUnasked(error: unknown): null {
  if (error instanceof TooManyGuesses) return null;
  throw error;
}

/**
 * Reads something by a name that anybody may have typed.
 * @param read with the cache policy of a guess at first; with none once the shop is known to list the name
 * @param isListed asks for the names that the shop lists
 * @returns null when the visitor has guessed too often and the shop lists no such name
 */
export async function readGuessed<Answer>(
  read: (isListed: boolean) => Promise<Answer>,
  isListed: () => Promise<boolean>,
): Promise<Answer | null> {
  try {
    return await read(false);
  } catch (error) {
    if (!(error instanceof TooManyGuesses)) throw error;
    return (await isListed()) ? read(true) : null;
  }
}
