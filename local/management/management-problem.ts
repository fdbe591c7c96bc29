import type {z} from 'zod';

/** A request that the Management API refuses. */
export class ManagementProblem extends Error {
  override name = 'ManagementProblem';
  constructor(
    readonly status: number,
    message: string,
  ) {
    super(message);
  }
}

const BAD_REQUEST = 400;

/** @throws ManagementProblem if the body does not have the documented form */
export async function parseBody<Body>(request: Request, schema: z.ZodType<Body>): Promise<Body> {
  const parsed = schema.safeParse(await request.json().catch(() => null));
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  throw new ManagementProblem(BAD_REQUEST, `${issue?.path.join('.') ?? ''}: ${issue?.message ?? 'invalid'}`);
}
