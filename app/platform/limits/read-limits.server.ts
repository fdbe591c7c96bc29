import {MEMORY_LIMITS} from './limits';
import {createMemoryLimit} from './memory-limit';

/** The key of all visitors whose network is unknown. */
const UNKNOWN = 'unknown';

const searches = createMemoryLimit();
const guesses = createMemoryLimit();
const allGuesses = createMemoryLimit();

/** Thrown after too many handles that do not exist: the next one is requested only if the shop lists it. */
export class TooManyGuesses extends Error {
  override name = 'TooManyGuesses';
}

/**
 * Counts an uncached search. In this isolate alone: browsing never waits for a database.
 * @param client the network of the visitor; null if unknown
 * @throws Response 429 above the limit
 */
export function countSearch(client: string | null): void {
  const {search} = MEMORY_LIMITS;
  const allowance = searches.consume(client ?? UNKNOWN, client === null ? search.unknownClients : search.client);
  if (allowance.isAllowed) return;
  const body = {message: 'Too many searches. Please wait a minute and try again.'};
  throw Response.json(body, {
    status: 429,
    headers: {'Retry-After': String(allowance.retryAfterSeconds), 'Cache-Control': 'no-store'},
  });
}

/**
 * Counts a read by a handle from the URL, until the response shows that it exists.
 * @param isFound whether the response contains an object
 * @throws TooManyGuesses before the request is sent
 */
export async function countGuess<Result>(
  client: string | null,
  send: () => Promise<Result>,
  isFound: (response: Result) => boolean,
): Promise<Result> {
  const {guessedHandle} = MEMORY_LIMITS;
  if (!guesses.consume(client ?? UNKNOWN, guessedHandle.client).isAllowed) throw new TooManyGuesses();
  if (!allGuesses.consume('all', guessedHandle.everyone).isAllowed) throw new TooManyGuesses();
  let isGuess = false;
  try {
    const response = await send();
    isGuess = !isFound(response);
    return response;
  } finally {
    if (!isGuess) {
      guesses.refund(client ?? UNKNOWN);
      allGuesses.refund('all');
    }
  }
}

/** Returns null for a read that was not sent. @throws any other error unchanged */
export function nullIfTooManyGuesses(error: unknown): null {
  if (error instanceof TooManyGuesses) return null;
  throw error;
}

/**
 * Reads an object by a handle from the URL.
 * @param read first with the cache policy of a guess; with none if the shop lists the handle
 * @param isListed checks the handles that the shop lists
 * @returns null after too many guesses if the shop does not list the handle
 */
export async function readGuessed<Result>(
  read: (isListed: boolean) => Promise<Result>,
  isListed: () => Promise<boolean>,
): Promise<Result | null> {
  try {
    return await read(false);
  } catch (error) {
    if (!(error instanceof TooManyGuesses)) throw error;
    return (await isListed()) ? read(true) : null;
  }
}
