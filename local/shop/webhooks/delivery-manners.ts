import {z} from 'zod';

const MAX_MS = 600_000;
const share = z.number().min(0).max(1);
const milliseconds = z.int().min(0).max(MAX_MS);

/** The platform tries eight times more over four hours; here that takes as long as a cold start of the storefront may. */
const RETRY_MS = [100, 300, 900, 2700, 8100, 12_000, 24_000, 48_000];

/** How the shop delivers: like the platform, which promises neither order nor arrival, but only when it is told to. */
export const MannersSchema = z.strictObject({
  /** How long every delivery waits. */
  delayMs: milliseconds.default(0),
  /** Each waits up to this much more, so that they overtake each other. */
  shuffleMs: milliseconds.default(0),
  /** Share of the deliveries that arrive twice. */
  duplicate: share.default(0),
  /** Share of the deliveries that are never sent, until they are replayed. */
  drop: share.default(0),
  /** Decides who is hit. */
  seed: z.int().default(1),
  /** How long it waits at least, and less than twice as long, before each further try; an empty list tries once. */
  retryMs: z.array(milliseconds).max(RETRY_MS.length).default(RETRY_MS),
  /** Which secret signs. */
  secret: z.enum(['newest', 'older']).default('newest'),
});

/** The manners in force. */
export type Manners = z.infer<typeof MannersSchema>;

/** Promptly, in the order of things, each once. */
export const GOOD_MANNERS: Manners = MannersSchema.parse({});
