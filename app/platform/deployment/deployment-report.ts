import {z} from 'zod';

/** What a deployment tells about itself to whoever knows `RECONCILE_SECRET`. It contains no secret. */
export const DeploymentReportSchema = z.object({
  /** Identifies the sources of the build. */
  build: z.string(),
  /** `PUBLIC_ORIGIN`. */
  origin: z.string(),
  isLocalStore: z.boolean(),
  /** The kind of each key that is set, by the name of its setting. */
  keys: z.record(z.string(), z.string()),
  /** How many secrets each list has: more than one during a rotation. */
  secrets: z.record(z.string(), z.number()),
  buyer: z.object({
    /** `BUYER_IP_HEADER`. */
    header: z.string(),
    /** The client's address as the storefront sees it; null if it is unknown. */
    address: z.string().nullable(),
    /** The headers of known hosts that this request arrived with. */
    received: z.array(z.string()),
  }),
  hasMail: z.boolean(),
  /** Null without a backend. */
  backend: z.object({isAvailable: z.boolean(), reconciledAt: z.string().nullable()}).nullable(),
});

export type DeploymentReport = z.infer<typeof DeploymentReportSchema>;

/** The headers in which known hosts pass the address of a client. */
export const HOST_BUYER_HEADERS = ['oxygen-buyer-ip', 'cf-connecting-ip'] as const;
