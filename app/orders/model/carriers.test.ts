import {describe, expect, it} from 'vitest';
import {isTrackingAddress, toTrackingNumber, getTrackingNumberProblem, trackingUrl, type Carrier} from './carriers';

const UPS_NUMBER = '1Z999AA10123456784';

describe('a tracking number', () => {
  it.each<[Carrier, string]>([
    ['UPS', UPS_NUMBER],
    ['UPS', '1z 999 AA1 01 2345 6784'],
    ['FedEx', '1234 5678 9012'],
    ['FedEx', '123456789012345'],
    ['USPS', '9400 1000 0000 0000 0000 00'],
    ['USPS', 'EA123456789US'],
    ['DHL', '1234567890'],
    ['DHL', 'JD014600006281230704'],
    ['Other', 'C-12/34 x'],
  ])('of %s is valid: %s', (carrier, typed) =>
    expect(getTrackingNumberProblem(carrier, toTrackingNumber(carrier, typed))).toBeNull(),
  );

  it.each<[Carrier, string]>([
    ['UPS', '1Z123'],
    ['UPS', `${UPS_NUMBER}&x=1`],
    ['FedEx', UPS_NUMBER],
    ['USPS', '1234567890123456789012'],
    ['DHL', '123'],
    ['Other', '<script>'],
    ['Other', 'x'.repeat(101)],
    ['Other', ''],
  ])('of %s is invalid: %s', (carrier, typed) =>
    expect(getTrackingNumberProblem(carrier, toTrackingNumber(carrier, typed))).not.toBeNull(),
  );
});

describe('trackingUrl', () => {
  it.each([
    ['UPS', UPS_NUMBER, `https://www.ups.com/track?tracknum=${UPS_NUMBER}`],
    ['ups', UPS_NUMBER, `https://www.ups.com/track?tracknum=${UPS_NUMBER}`],
    ['FedEx', '123456789012', 'https://www.fedex.com/fedextrack/?trknbr=123456789012'],
    ['USPS', 'EA123456789US', 'https://tools.usps.com/go/TrackConfirmAction?tLabels=EA123456789US'],
    ['DHL', '1234567890', 'https://www.dhl.com/us-en/home/tracking.html?tracking-id=1234567890'],
  ])('derives the URL of %s for %s', (carrier, number, url) => expect(trackingUrl(carrier, number, null)).toBe(url));

  it('returns the entered URL for an unknown carrier', () => {
    expect(trackingUrl('OnTrac', 'C1', 'https://www.ontrac.com/tracking?number=C1')).toContain('ontrac.com');
    expect(trackingUrl('Bicycle', 'C1', null)).toBeNull();
  });

  it.each(['https://parcels.example/follow?id=C1', 'https://www.xn--bcher-kva.example/x'])(
    'accepts any public https page for the carrier Other: %s',
    (address) => expect(trackingUrl('Other', 'C1', address)).toBe(address),
  );

  it.each(['https://10.0.0.1/x', 'https://[::1]/x', 'https://localhost/x', 'https://intranet/x'])(
    'rejects a page of a private network, even for the carrier Other: %s',
    (address) => expect(trackingUrl('Other', 'C1', address)).toBeNull(),
  );

  it.each([
    'javascript:alert(1)',
    'data:text/html,x',
    '//evil.example/x',
    'http://www.ups.com/track',
    'https://ups.com.evil.example/',
    'https://evil-ups.com/',
    'https://user:pass@www.ups.com/',
    'https://www.ups.com@evil.example/',
    'https://www.ups.com:8443/',
    'not an address',
  ])('rejects %s', (address) => {
    expect(isTrackingAddress(address)).toBe(false);
    expect(trackingUrl('Bicycle', '1', address)).toBeNull();
  });
});
