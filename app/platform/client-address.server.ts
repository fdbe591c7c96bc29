import type {AppConfig} from './env.server';

const IPV4 = /^\d{1,3}(?:\.\d{1,3}){3}$/;
const IPV6 = /^[\da-f:]+(?:\.\d{1,3}){0,3}$/i;
const IPV6_NETWORK_GROUPS = 4;
const TRUNCATED_GROUPS = 3;

/**
 * Returns the buyer's address from the trusted proxy's header. In a list such as `X-Forwarded-For` only the last address
 * counts: the proxy appended it, while the rest came with the request and may be forged.
 * @param config names the header that the proxy in front of this worker sets
 * @returns null if no header is trusted or it has no address
 */
export function clientAddress(request: Request, {BUYER_IP_HEADER}: Pick<AppConfig, 'BUYER_IP_HEADER'>): string | null {
  if (BUYER_IP_HEADER === 'none') return null;
  const last = request.headers.get(BUYER_IP_HEADER)?.split(',').at(-1)?.trim() ?? '';
  const [, bracketed, beforePort] = /^(?:\[([^\]]+)\]|([\d.]+))(?::\d+)?$/.exec(last) ?? [];
  const address = bracketed ?? beforePort ?? last;
  return IPV4.test(address) || (address.includes(':') && IPV6.test(address)) ? address : null;
}

/**
 * Returns the network of a client, for rate limits: its IPv4 address, or the /64 network of its IPv6 address, all
 * addresses of which usually belong to one client.
 * @returns null if the address is unknown: callers must then not count per client, because all clients would share one
 *   count
 */
export function clientNetwork(request: Request, config: Pick<AppConfig, 'BUYER_IP_HEADER'>): string | null {
  const address = clientAddress(request, config);
  if (!address?.includes(':')) return address;
  return `${expand(address).slice(0, IPV6_NETWORK_GROUPS).join(':')}::/64`;
}

/**
 * Returns the truncated network of a client, which names no person and no household: the first 24 bits of an IPv4 address,
 * or the first 48 of an IPv6 address.
 * @returns null if the address is unknown
 */
export function truncatedNetwork(request: Request, config: Pick<AppConfig, 'BUYER_IP_HEADER'>): string | null {
  const address = clientAddress(request, config);
  if (!address) return null;
  if (!address.includes(':')) return `${address.split('.').slice(0, 3).join('.')}.0/24`;
  return `${expand(address).slice(0, TRUNCATED_GROUPS).join(':')}::/48`;
}

function expand(address: string): readonly string[] {
  const [head = '', tail] = address.toLowerCase().split('::');
  const before = head.split(':').filter(Boolean);
  const after = (tail ?? '').split(':').filter(Boolean);
  const missing = tail === undefined ? 0 : Math.max(0, 8 - before.length - after.length);
  return [...before, ...Array<string>(missing).fill('0'), ...after].map((group) => group.replace(/^0+(?=.)/, ''));
}
