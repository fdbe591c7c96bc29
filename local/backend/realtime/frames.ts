import {z} from 'zod';

/** A message of the Phoenix protocol, in either version. */
export interface Frame {
  readonly joinRef: string | null;
  readonly ref: string | null;
  readonly topic: string;
  readonly event: string;
  readonly payload: Readonly<Record<string, unknown>>;
}

/** The protocol version of a client. */
export type Version = '1.0.0' | '2.0.0';

const Reference = z
  .string()
  .nullish()
  .transform((reference) => reference ?? null);
const Payload = z
  .record(z.string(), z.unknown())
  .nullish()
  .transform((payload) => payload ?? {});

const ArrayFrame = z
  .tuple([Reference, Reference, z.string(), z.string(), Payload])
  .transform(([joinRef, ref, topic, event, payload]): Frame => ({joinRef, ref, topic, event, payload}));

const ObjectFrame = z
  .object({join_ref: Reference, ref: Reference, topic: z.string(), event: z.string(), payload: Payload})
  .transform(({join_ref: joinRef, ...rest}): Frame => ({joinRef, ...rest}));

const BROADCAST_PUSH = 3;
const HEADER_BYTES = 7;
const JSON_ENCODING = 1;

/** Decodes a binary broadcast: kind, five lengths, encoding, five strings and the payload. */
function decodeBinary(bytes: Buffer): Frame | null {
  const [kind, joinRefSize = 0, refSize = 0, topicSize = 0, eventSize = 0, metadataSize = 0, encoding] = bytes;
  if (kind !== BROADCAST_PUSH || encoding !== JSON_ENCODING) return null;
  let at = HEADER_BYTES;
  const text = (size: number) => bytes.toString('utf8', at, (at += size));
  const [joinRef, ref, topic, event] = [text(joinRefSize), text(refSize), text(topicSize), text(eventSize)];
  const metadata = text(metadataSize);
  const payload: unknown = JSON.parse(bytes.toString('utf8', at));
  const more = metadata === '' ? {} : Payload.parse(JSON.parse(metadata));
  return {joinRef, ref: ref || null, topic, event: 'broadcast', payload: {...more, event, payload}};
}

/** Returns the decoded message, or null when it is malformed. */
export function decodeFrame(bytes: Buffer, isBinary: boolean): Frame | null {
  try {
    if (isBinary) return decodeBinary(bytes);
    const parsed: unknown = JSON.parse(bytes.toString('utf8'));
    return Array.isArray(parsed) ? ArrayFrame.parse(parsed) : ObjectFrame.parse(parsed);
  } catch {
    return null;
  }
}

/** Returns the message as text, which clients of both versions accept for broadcasts, too. */
export function encodeFrame({joinRef, ref, topic, event, payload}: Frame, version: Version): string {
  return JSON.stringify(
    version === '2.0.0' ? [joinRef, ref, topic, event, payload] : {join_ref: joinRef, ref, topic, event, payload},
  );
}
