import {describe, expect, it} from 'vitest';
import type {Beacon, BeaconEntry} from '~/core/beacon';
import {BUFFER_LIMITS, createBeaconBuffer} from './beacon-buffer';

const event = (seq: number, subject?: string): BeaconEntry => ({
  seq,
  atMs: seq,
  route: '/products',
  name: 'page_view',
  ...(subject && {subject}),
});
const vital = (seq: number): BeaconEntry => ({seq, atMs: seq, route: '/', metric: 'LCP', value: 1});

/** Creates a buffer whose browser accepts beacons while `accepts` is true. */
function openBuffer() {
  const bodies: string[] = [];
  const browser = {accepts: true};
  const buffer = createBeaconBuffer({
    visit: 'visit',
    device: 'phone',
    nowMs: () => 7,
    send: (body) => browser.accepts && bodies.push(body) > 0,
  });
  return {buffer, browser, bodies, beacons: () => bodies.map((body) => JSON.parse(body) as Beacon)};
}

describe('createBeaconBuffer', () => {
  it('sends what it holds once, with visit, device and time', () => {
    const {buffer, beacons} = openBuffer();
    buffer.add(event(0));
    buffer.flush();
    buffer.flush();
    expect(beacons()).toEqual([{visit: 'visit', device: 'phone', sentAtMs: 7, events: [event(0)]}]);
  });

  it('splits what it sends into beacons of 50 entries', () => {
    const {buffer, beacons} = openBuffer();
    for (let seq = 0; seq < 120; seq += 1) buffer.add(event(seq));
    buffer.flush();
    expect(beacons().map(({events}) => events.length)).toEqual([50, 50, 20]);
    expect(beacons().flatMap(({events}) => events.map(({seq}) => seq))).toEqual([...Array(120).keys()]);
  });

  it('keeps beacons below 16 KB', () => {
    const {buffer, bodies, beacons} = openBuffer();
    for (let seq = 0; seq < 50; seq += 1) buffer.add({...event(seq), route: `/${'é'.repeat(400)}`});
    buffer.flush();
    expect(bodies.every((body) => new TextEncoder().encode(body).length <= 16_384)).toBe(true);
    expect(beacons().flatMap(({events}) => events)).toHaveLength(50);
  });

  it('keeps what the browser does not accept', () => {
    const {buffer, browser, beacons} = openBuffer();
    buffer.add(event(0));
    browser.accepts = false;
    buffer.flush();
    expect(beacons()).toEqual([]);
    browser.accepts = true;
    buffer.flush();
    expect(beacons()[0]?.events).toEqual([event(0)]);
  });

  it('holds 1,000 events and 500 web vitals and drops further ones', () => {
    const {buffer, beacons} = openBuffer();
    for (let seq = 0; seq < 1_200; seq += 1) buffer.add(event(seq));
    for (let seq = 0; seq < 600; seq += 1) buffer.add(vital(seq));
    buffer.flush();
    const sent = beacons().flatMap(({events}) => events);
    expect(sent.filter((entry) => 'name' in entry)).toHaveLength(BUFFER_LIMITS.events);
    expect(sent.filter((entry) => 'metric' in entry)).toHaveLength(BUFFER_LIMITS.vitals);
  });

  it('sends nothing after it was cleared', () => {
    const {buffer, beacons} = openBuffer();
    buffer.add(event(0));
    buffer.clear();
    buffer.flush();
    expect(beacons()).toEqual([]);
  });
});
