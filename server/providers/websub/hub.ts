import type { WebSubHub } from './port.ts';

const WITHIN_MS = 15_000;

/** A WebSub hub (W3C). */
export function createWebSubHub(hubUrl: string): WebSubHub {
  return {
    async subscribe({ topic, callback, secret, leaseSeconds }, signal) {
      const response = await fetch(hubUrl, {
        method: 'POST',
        redirect: 'error',
        signal: AbortSignal.any([signal, AbortSignal.timeout(WITHIN_MS)]),
        body: new URLSearchParams({
          'hub.mode': 'subscribe',
          'hub.verify': 'async',
          'hub.topic': topic,
          'hub.callback': callback,
          'hub.secret': secret,
          'hub.lease_seconds': String(leaseSeconds),
        }),
      });
      await response.body?.cancel();
      return response.ok;
    },
  };
}
