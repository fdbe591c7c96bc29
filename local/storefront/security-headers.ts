import type {ServerResponse} from 'node:http';

const SECURITY_HEADERS: Readonly<Record<string, string>> = {
  'X-Content-Type-Options': 'nosniff',
  'Strict-Transport-Security': 'max-age=31536000; includeSubDomains',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'X-Frame-Options': 'DENY',
  'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=()',
};

/**
 * Adds the security headers that a host is configured to send with files and with responses that bypass the worker. The
 * worker's own responses get none, so tests see only its headers.
 *
 * @returns the response, for chaining
 */
export function addSecurityHeaders(response: ServerResponse): ServerResponse {
  for (const [name, value] of Object.entries(SECURITY_HEADERS)) {
    if (!response.hasHeader(name)) response.setHeader(name, value);
  }
  return response;
}
