import {z} from 'zod';

/** A violation of a page's policy. It has no query and no token, and it cannot forge a log line. */
export interface CspViolation {
  readonly directive: string;
  /** The origin of what was blocked, its scheme, or a keyword such as `inline`. */
  readonly blocked: string;
  /** The path of the page. */
  readonly path: string;
}

/** A browser sends few reports at once. */
const MAX_REPORTS = 10;
const DIRECTIVE = /^[a-z-]{1,40}$/;
const KEYWORD = /^[a-z][a-z-]{1,30}$/;
/** Browser extensions violate the policy of every page, so their reports are ignored. */
const EXTENSION = /^(chrome|moz|safari|safari-web|ms-browser)-extension$/;

const text = z.string().max(10_000);
/** The body of `report-uri`: one report. */
const ReportUriSchema = z
  .object({
    'csp-report': z.object({
      'effective-directive': text.optional(),
      'violated-directive': text.default(''),
      'blocked-uri': text.default(''),
      'document-uri': text.default(''),
    }),
  })
  .transform(({'csp-report': report}) => [
    {
      directive: report['effective-directive'] ?? report['violated-directive'].split(' ')[0] ?? '',
      blocked: report['blocked-uri'],
      page: report['document-uri'],
    },
  ]);
/** The body of `report-to`: a list that may contain other types of reports. */
const ReportToSchema = z
  .array(
    z.object({
      type: text,
      body: z.looseObject({
        effectiveDirective: text.default(''),
        blockedURL: text.nullish(),
        documentURL: text.default(''),
      }),
    }),
  )
  .transform((reports) =>
    reports
      .filter(({type}) => type === 'csp-violation')
      .map(({body}) => ({directive: body.effectiveDirective, blocked: body.blockedURL ?? '', page: body.documentURL})),
  );
const ReportsSchema = z.union([ReportUriSchema, ReportToSchema]);

/**
 * Parses a report about the Content-Security-Policy.
 * @returns the violations without those of browser extensions; null if the body is no report
 */
export function parseCspReports(body: string): readonly CspViolation[] | null {
  const reports = ReportsSchema.safeParse(parseJson(body)).data?.slice(0, MAX_REPORTS) ?? null;
  return reports && reports.flatMap(toViolation);
}

function toViolation({directive, blocked, page}: z.output<typeof ReportsSchema>[number]): CspViolation | [] {
  const source = sourceOf(blocked);
  if (EXTENSION.test(source)) return [];
  return {
    directive: DIRECTIVE.test(directive) ? directive : 'unknown',
    blocked: source,
    path: URL.canParse(page) ? new URL(page).pathname : '/',
  };
}

function sourceOf(blocked: string): string {
  if (KEYWORD.test(blocked)) return blocked;
  if (!URL.canParse(blocked)) return 'unknown';
  const {protocol, origin} = new URL(blocked);
  return origin === 'null' ? protocol.slice(0, -1) : origin;
}

function parseJson(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return null;
  }
}
