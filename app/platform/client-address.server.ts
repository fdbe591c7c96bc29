import type {AppConfig} from './env.server';

const IPV6_NETWORK_GROUPS = 4;

/**
 * The network a request comes from, for counting attempts: an IPv4 address, or the /64 of an IPv6 one, since whoever has
 * one address of it has all.
 * @param config names the one header that the platform itself sets; any other can be sent by anyone
 * @returns `unknown` where the platform sets none: then all visitors share one count
 */
export function clientNetwork(request: Request, config: Pick<AppConfig, 'BUYER_IP_HEADER'>): string {
  const address = config.BUYER_IP_HEADER === 'none' ? null : request.headers.get(config.BUYER_IP_HEADER)?.trim();
  if (!address) return 'unknown';
  return address.includes(':') ? `${expand(address).slice(0, IPV6_NETWORK_GROUPS).join(':')}::/64` : address;
}

function expand(address: string): readonly string[] {
  const [head = '', tail] = address.toLowerCase().split('::');
  const before = head.split(':').filter(Boolean);
  const after = (tail ?? '').split(':').filter(Boolean);
  const missing = tail === undefined ? 0 : Math.max(0, 8 - before.length - after.length);
  return [...before, ...Array<string>(missing).fill('0'), ...after].map((group) => group.replace(/^0+(?=.)/, ''));
}
