import {redirect} from '@shopify/remix-oxygen';
import {decodeJwt} from 'jose';
import {z} from 'zod';
import {hexDigest, randomSecret} from '~/platform/digest.server';
import {backendOf} from '~/platform/env.server';
import {createOneTimeCookie} from '~/platform/session/one-time-cookie.server';
import {googleOrigin, offersGoogle} from '~/platform/sign-in-sources.server';
import {BackendUnavailable} from '~/platform/supabase/backend.server';
import {createGoogleAuth, type Identified} from '~/platform/supabase/google-auth.server';
import type {IdentityArgs} from '../provider/provider-sign-in.server';
import {fieldOf, readForm} from '~/platform/form.server';
import {returnTarget} from '../return-target';
import {completeGoogleSignIn} from './complete-google-sign-in.server';
import type {OneTapOffer} from './one-tap-offer';

/** The id is the nonce. */
const NONCE = {name: 'one-tap', lifetimeSeconds: 300, schema: z.object({id: z.string()})};

const nonceOf = ({context, request}: IdentityArgs) => createOneTimeCookie(NONCE, {...context, request});

/** @returns what Google's prompt needs; null for whoever is signed in, and where Google is not offered */
export async function createOneTapOffer(args: IdentityArgs): Promise<OneTapOffer | null> {
  const {config, session} = args.context;
  if (!offersGoogle(config) || !config.GOOGLE_CLIENT_ID || (await session.claims())) return null;
  const id = randomSecret();
  await nonceOf(args).leave({id});
  return {
    clientId: config.GOOGLE_CLIENT_ID,
    nonce: await hexDigest(id),
    script: `${googleOrigin(config)}/gsi/client`,
  };
}

/** Signs in whoever chose themselves in Google's prompt, and leads back to the page they were on. */
export async function handleOneTap(args: IdentityArgs): Promise<Response> {
  const {config, flash, report} = args.context;
  const form = await readForm(args.request);
  const token = fieldOf(form, 'credential');
  const returnTo = returnTarget(fieldOf(form, 'returnTo'), config.PUBLIC_ORIGIN) ?? '/';
  let message: string | null = null;
  try {
    const found = token ? await findPerson(args, token) : null;
    if (found?.ok) return await completeGoogleSignIn(args, found.value, {returnTo, purpose: 'sign-in'});
    message = found?.error.said ?? null;
  } catch (error) {
    if (!(error instanceof BackendUnavailable)) throw error;
    report(error);
  }
  await flash.leaveWords('google-failed', message);
  return redirect(returnTo, 303);
}

/** The token must carry the nonce of this very browser, for the first time, before anybody else is asked about it. */
async function findPerson(args: IdentityArgs, token: string): Promise<Identified | null> {
  const {config, waitUntil} = args.context;
  const nonce = nonceOf(args);
  const minted = await nonce.find();
  const backend = offersGoogle(config) ? backendOf(config) : null;
  if (!minted || !backend || nonceIn(token) !== (await hexDigest(minted.id))) return null;
  return (await nonce.spend(minted)) ? createGoogleAuth(backend, waitUntil).exchangeIdToken(token, minted.id) : null;
}

function nonceIn(token: string): unknown {
  try {
    return decodeJwt(token).nonce;
  } catch {
    return null;
  }
}
