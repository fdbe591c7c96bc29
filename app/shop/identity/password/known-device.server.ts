import {z} from 'zod';
import type {AppContext} from '~/platform/context.server';
import {readCookie} from '~/platform/cookie-jar.server';
import {hexDigest} from '~/platform/digest.server';
import {createSealedBox} from '~/platform/session/sealed-box.server';

const PLAIN_NAME = 'device';
const LIFETIME_SECONDS = 180 * 86_400;

const DeviceSchema = z.object({
  /** Random: names this browser in rate limits only. */
  id: z.uuid(),
  /** A digest of the id and the account, which tells nothing of the account alone. */
  account: z.string(),
  expiresAtMs: z.number(),
});

type Context = Pick<AppContext, 'config' | 'cookies'> & {readonly request: Request};

const boxOf = ({config}: Context) => createSealedBox(config.SESSION_SECRETS, 'known device');
const nameOf = ({config}: Context) => (config.LOCAL_PLAIN_COOKIES === '1' ? PLAIN_NAME : '__Host-device');
const digestOf = (id: string, email: string) => hexDigest(`${id} ${email.trim().toLowerCase()}`);

/**
 * Returns the id of a browser in which the owner of this address has signed in before, or null. Wrong passwords from
 * elsewhere do not lock it out: it has tries of its own. The cookie is no session and opens nothing.
 */
export async function findKnownDevice(context: Context, email: string): Promise<string | null> {
  const sealed = readCookie(context.request, nameOf(context));
  const device = sealed ? DeviceSchema.safeParse(await boxOf(context).open(sealed)).data : undefined;
  if (!device || device.expiresAtMs <= Date.now()) return null;
  return device.account === (await digestOf(device.id, email)) ? device.id : null;
}

/** Remembers that the owner of this address has signed in with this browser. It keeps its id, and so its tries. */
export async function rememberDevice(context: Context, email: string): Promise<void> {
  const id = (await findKnownDevice(context, email)) ?? crypto.randomUUID();
  const device = {id, account: await digestOf(id, email), expiresAtMs: Date.now() + LIFETIME_SECONDS * 1000};
  const sealed = await boxOf(context).seal(device);
  const secure = nameOf(context) === PLAIN_NAME ? '' : '; Secure';
  const attributes = `Max-Age=${LIFETIME_SECONDS}; Path=/; HttpOnly; SameSite=Lax${secure}`;
  context.cookies.append(`${nameOf(context)}=${sealed}; ${attributes}`);
}
