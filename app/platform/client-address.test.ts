import {expect, test} from 'vitest';
import {clientNetwork} from './client-address.server';

const from = (headers: Record<string, string>, header: 'cf-connecting-ip' | 'none' = 'cf-connecting-ip') =>
  clientNetwork(new Request('https://shop.example/', {headers}), {BUYER_IP_HEADER: header});

test('a client is known by the header of the platform alone', () => {
  const forged = {'X-Forwarded-For': '1.1.1.1', 'oxygen-buyer-ip': '2.2.2.2', 'X-Real-IP': '3.3.3.3'};
  expect(from({...forged, 'cf-connecting-ip': '9.9.9.9'})).toBe('9.9.9.9');
  expect(from(forged, 'none')).toBe('unknown');
});

test('all addresses of one IPv6 network are one client', () => {
  const network = '2001:db8:0:1::/64';
  expect(from({'cf-connecting-ip': '2001:db8:0:1:aaaa:bbbb:cccc:dddd'})).toBe(network);
  expect(from({'cf-connecting-ip': '2001:0DB8:0000:0001::1'})).toBe(network);
  expect(from({'cf-connecting-ip': '2001:db8:0:2::1'})).not.toBe(network);
});
