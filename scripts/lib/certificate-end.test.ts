import {EventEmitter, once} from 'node:events';
import {createServer} from 'node:net';
import {expect, it} from 'vitest';
import {findCertificateEnd} from './certificate-end.mjs';

/** A connection to a host that shows this certificate. */
function connectTo(certificate: object) {
  const asked: object[] = [];
  const connect = (options: object, onConnected: () => void) => {
    asked.push(options);
    queueMicrotask(onConnected);
    return Object.assign(new EventEmitter(), {
      getPeerCertificate: () => certificate,
      end: () => undefined,
      setTimeout: () => undefined,
    });
  };
  return {asked, connect: connect as never};
}

it('finds the end of a certificate', async () => {
  const {asked, connect} = connectTo({valid_to: 'Jan 31 12:00:00 2027 GMT'});
  expect(await findCertificateEnd('shop.example', connect)).toEqual(new Date('2027-01-31T12:00:00Z'));
  expect(asked).toMatchObject([{host: 'shop.example', port: 443, servername: 'shop.example'}]);
});

it('connects to the port of the address', async () => {
  const {asked, connect} = connectTo({valid_to: 'Jan 31 12:00:00 2027 GMT'});
  await findCertificateEnd('shop.example:8443', connect);
  expect(asked).toMatchObject([{port: 8443}]);
});

it('fails if the host shows no certificate', async () => {
  await expect(findCertificateEnd('shop.example', connectTo({}).connect)).rejects.toThrow('no certificate');
});

it('fails if the host speaks no TLS', async () => {
  const server = createServer((socket) => socket.end('HTTP/1.1 400 Bad Request\r\n\r\n'));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : 0;
  await expect(findCertificateEnd(`127.0.0.1:${port}`)).rejects.toThrow();
  server.close();
});
