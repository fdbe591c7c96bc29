import {request as httpRequest, type ClientRequest} from 'node:http';
import {request as httpsRequest} from 'node:https';
import type {DeliveryAttempt} from './webhook-record';

/** Shopify's time limits for the connection and for the whole request. */
const CONNECT_MS = 1000;
const TOTAL_MS = 5000;

/** A webhook request. */
interface LinkMail {
  readonly url: URL;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer;
}

/** Aborts a request if the connection is not established in time. */
function limitConnecting(sent: ClientRequest): void {
  const timer = setTimeout(() => sent.destroy(new Error('no connection within 1 s')), CONNECT_MS);
  sent.on('socket', (socket) => {
    if (socket.connecting) socket.once('connect', () => clearTimeout(timer));
    else clearTimeout(timer);
  });
  sent.on('close', () => clearTimeout(timer));
}

function send({url, headers, body}: LinkMail, signal: AbortSignal): Promise<number> {
  const request = url.protocol === 'https:' ? httpsRequest : httpRequest;
  return new Promise((resolve, reject) => {
    const sent = request(url, {method: 'POST', headers: {...headers, 'Content-Length': body.length}, signal});
    limitConnecting(sent);
    sent.on('error', reject);
    sent.on('response', (response) => {
      response.resume();
      response.on('end', () => resolve(response.statusCode ?? 0));
      response.on('error', reject);
    });
    sent.end(body);
  });
}

/**
 * Posts a webhook once.
 *
 * @returns the status, or the reason why there is none; never rejects
 */
export async function postWebhook(mail: LinkMail): Promise<Omit<DeliveryAttempt, 'at'>> {
  const late = AbortSignal.timeout(TOTAL_MS);
  try {
    return {status: await send(mail, late), error: null};
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    return {status: null, error: late.aborted ? 'no answer within 5 s' : reason};
  }
}
