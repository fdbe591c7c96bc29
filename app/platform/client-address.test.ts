import {describe, expect, it, test} from 'vitest';
import {clientAddress, clientNetwork, truncatedNetwork} from './client-address.server';

const request = (headers: Record<string, string>) => new Request('https://shop.example/', {headers});
const from = (headers: Record<string, string>, BUYER_IP_HEADER = 'cf-connecting-ip') =>
  clientNetwork(request(headers), {BUYER_IP_HEADER});

test('identifies a client by the trusted header alone', () => {
  const forged = {'X-Forwarded-For': '1.1.1.1', 'oxygen-buyer-ip': '2.2.2.2', 'X-Real-IP': '3.3.3.3'};
  expect(from({...forged, 'cf-connecting-ip': '9.9.9.9'})).toBe('9.9.9.9');
  expect(from({...forged, 'cf-connecting-ip': '9.9.9.9'}, 'x-real-ip')).toBe('3.3.3.3');
});

test('treats all addresses of one IPv6 network as one client', () => {
  const network = '2001:db8:0:1::/64';
  expect(from({'cf-connecting-ip': '2001:db8:0:1:aaaa:bbbb:cccc:dddd'})).toBe(network);
  expect(from({'cf-connecting-ip': '2001:0DB8:0000:0001::1'})).toBe(network);
  expect(from({'cf-connecting-ip': '2001:db8:0:2::1'})).not.toBe(network);
});

test('identifies no client if the trusted header has no address', () => {
  const forged = {'X-Forwarded-For': '1.1.1.1', 'oxygen-buyer-ip': '2.2.2.2'};
  expect(from(forged, 'none')).toBeNull();
  expect(from(forged)).toBeNull();
  for (const text of ['', 'unknown', '_hidden', 'for=1.1.1.1', 'dead', '1.2.3', 'x'.repeat(9_000)])
    expect(from({'cf-connecting-ip': text})).toBeNull();
});

test.each([
  ['203.0.113.77', '203.0.113.0/24'],
  ['2001:db8:85a3:8d3:1319:8a2e:370:7348', '2001:db8:85a3::/48'],
  ['2001:db8::1', '2001:db8:0::/48'],
  ['', null],
])('truncates %s to %s', (address, network) => {
  const sent = request({'cf-connecting-ip': address});
  expect(truncatedNetwork(sent, {BUYER_IP_HEADER: 'cf-connecting-ip'})).toBe(network);
});

describe('a list of addresses', () => {
  const last = (list: string) =>
    clientAddress(request({'x-forwarded-for': list}), {BUYER_IP_HEADER: 'x-forwarded-for'});

  it('uses the last address, since the proxy appends it', () => {
    expect(last('6.6.6.6, 7.7.7.7,9.9.9.9')).toBe('9.9.9.9');
    expect(last('6.6.6.6, 2001:db8::1')).toBe('2001:db8::1');
    expect(last('6.6.6.6, unknown')).toBeNull();
  });

  it('ignores the ports that some proxies add', () => {
    expect(last('6.6.6.6:80, 9.9.9.9:51234')).toBe('9.9.9.9');
    expect(last('[2001:db8::1]:51234')).toBe('2001:db8::1');
  });
});
