import {z} from 'zod';

const MAX_MS = 600_000;
const milliseconds = z.int().min(0).max(MAX_MS);

const FaultPlanSchema = z
  .strictObject({
    /** Name of a GraphQL operation; a trailing `*` matches any ending. */
    op: z.string().min(1).optional(),
    /** Path of a request; a trailing `*` matches any ending. */
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
    /** Delay before the response, or between two slices of its body. */
    ms: milliseconds.optional(),
    /** Maximum of a random extra delay. */
    jitter: milliseconds.default(0),
    status: z.int().min(400).max(599).default(503),
    /** Seconds in the header Retry-After of a `status` fault. */
    retryAfter: z.int().min(0).optional(),
    /** Root field that a `partial` response returns as null; the last one if absent. */
    field: z.string().min(1).optional(),
    /** Share of the matching requests that the fault applies to. */
    p: z.number().gt(0).max(1).default(1),
    /** Maximum number of requests that the fault applies to. */
    times: z.int().min(1).optional(),
    /** Seeds the choice of the requests and their delays. */
    seed: z.int().default(1),
  })
  .refine(({op, path}) => op !== undefined || path !== undefined, {path: ['op'], error: 'op or path must be given'});

/** A fault to inject: which requests it applies to, what it does and how often. */
export type FaultPlan = z.infer<typeof FaultPlanSchema>;

export type FaultMode = FaultPlan['mode'];

/** A fault plan as callers write it, without the fields that have defaults. */
export type FaultInput = z.input<typeof FaultPlanSchema>;

/** Why a control endpoint rejected an input, by key. */
export interface InputProblem {
  readonly key: string;
  readonly message: string;
}

/** Converts a validation error to one problem per key. */
export const toInputProblems = (error: z.ZodError): InputProblem[] =>
  error.issues.flatMap((issue) => {
    const keys = issue.code === 'unrecognized_keys' ? issue.keys : [issue.path.join('.')];
    return keys.map((key) => ({key, message: issue.message}));
  });

/** Parses a fault plan; returns the plan with its defaults, or the problems of the input. */
export function parseFaultPlan(input: unknown): {plan: FaultPlan} | {problems: InputProblem[]} {
  const parsed = FaultPlanSchema.safeParse(input);
  return parsed.success ? {plan: parsed.data} : {problems: toInputProblems(parsed.error)};
}
