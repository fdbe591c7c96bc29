import tls from 'node:tls';

const TIMEOUT_MS = 10_000;
const HTTPS_PORT = 443;

/**
 * Finds until when the certificate of a host is valid, also one that is not valid any more.
 * @param host such as shop.example or shop.example:8443
 * @returns {Promise<Date>}
 * @throws Error if there is no TLS connection or no certificate
 */
export function findCertificateEnd(host, connect = tls.connect) {
  const [servername, port] = host.split(':');
  return new Promise((resolve, reject) => {
    // Whether it is valid is not the question: browsers decide that.
    const options = {host: servername, port: Number(port ?? HTTPS_PORT), servername, rejectUnauthorized: false};
    const socket = connect(options, () => {
      const endsAt = new Date(socket.getPeerCertificate().valid_to ?? NaN);
      socket.end();
      if (Number.isNaN(endsAt.getTime())) reject(new Error('the host has shown no certificate'));
      else resolve(endsAt);
    });
    socket.setTimeout(TIMEOUT_MS, () => socket.destroy(new Error('the host did not respond')));
    socket.on('error', reject);
  });
}
