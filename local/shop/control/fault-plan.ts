import {z} from 'zod';

const MAX_MS = 600_000;
const milliseconds = z.int().min(0).max(MAX_MS);

const FaultPlanSchema = z
  .strictObject({
    /** Name of a GraphQL operation; a `*` at the end stands for any ending. */
    op: z.string().min(1).optional(),
    /** Path of a request, with the same `*`. */
    path: z.string().startsWith('/').optional(),
    mode: z.enum([
      'delay',
      'hang',
      'status',
      'reset',
      'slice',
      'truncate',
      'html',
      'partial',
      'throttle',
      'dropAfterExecute',
      'version',
    ]),
    /** How long to wait: before the answer, or between two slices of it. */
    ms: milliseconds.optional(),
    /** Up to this much is added to `ms`. */
    jitter: milliseconds.default(0),
    status: z.int().min(400).max(599).default(503),
    /** Seconds for the header Retry-After of a status. */
    retryAfter: z.int().min(0).optional(),
    /** Which field of the root comes back null from a partial answer; the last one when absent. */
    field: z.string().min(1).optional(),
    /** Share of the matching requests that are hit. */
    p: z.number().gt(0).max(1).default(1),
    /** How many requests are hit at most. */
    times: z.int().min(1).optional(),
    /** Decides who is hit and how long each waits: the same seed does the same again. */
    seed: z.int().default(1),
  })
  .refine(({op, path}) => op !== undefined || path !== undefined, {path: ['op'], error: 'op or path must be given'});

/** What shall go wrong, when, and how often. */
export type FaultPlan = z.infer<typeof FaultPlanSchema>;

/** How a plan is written: what has a default may be left out. */
export type FaultInput = z.input<typeof FaultPlanSchema>;

/** Why an input was refused, by the key at fault. */
export interface InputFault {
  readonly key: string;
  readonly message: string;
}

/** @returns what is wrong with an input, one entry for each key. */
export const inputFaults = (error: z.ZodError): InputFault[] =>
  error.issues.flatMap((issue) => {
    const keys = issue.code === 'unrecognized_keys' ? issue.keys : [issue.path.join('.')];
    return keys.map((key) => ({key, message: issue.message}));
  });

/** @returns the plan with its defaults, or why it is none. */
export function parseFaultPlan(input: unknown): {plan: FaultPlan} | {faults: InputFault[]} {
  const parsed = FaultPlanSchema.safeParse(input);
  return parsed.success ? {plan: parsed.data} : {faults: inputFaults(parsed.error)};
}
