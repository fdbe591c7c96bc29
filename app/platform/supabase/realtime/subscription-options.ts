import type {ConnectionState, RealtimeMessage} from './realtime-connection';
import type {FetchRealtimeToken} from './realtime-token';

export interface SubscriptionOptions {
  readonly fetchToken: FetchRealtimeToken;
  readonly onMessage: (message: RealtimeMessage) => void;
  readonly onStateChange: (state: ConnectionState) => void;
  readonly signal: AbortSignal;
}
