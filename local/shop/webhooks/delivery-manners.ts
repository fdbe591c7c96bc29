import {z} from 'zod';

const MAX_MS = 600_000;
const share = z.number().min(0).max(1);
const milliseconds = z.int().min(0).max(MAX_MS);

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
  /** Which secret signs. */
  secret: z.enum(['newest', 'older']).default('newest'),
});

/** The manners in force. */
export type Manners = z.infer<typeof MannersSchema>;

/** Promptly, in the order of things, each once. */
export const GOOD_MANNERS: Manners = MannersSchema.parse({});
