import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import {
  BatchEstimateSchema,
  BatchSchema,
  VideoListingSchema,
  type Batch,
  type CreateBatch,
  type ListedVideo,
} from '#contract/batches.ts';
import { CALLS } from '#contract/paths.ts';
import type { CreateWatch } from '#contract/watches.ts';
import { call } from '../../../lib/api-client.ts';
import { centsOf } from '../../../lib/money.ts';
import { useSettled } from '../../../lib/use-settled.ts';
import type { ManyWish } from '../wish.ts';
import { MAKE_WORDS } from '../words.ts';

/** The state of the form for several videos: which there are, which are selected, and the estimate. */
export function useMany(text: string | null, wish: ManyWish | null) {
  const listing = useQuery({
    queryKey: ['listing', text],
    enabled: text !== null,
    retry: false,
    staleTime: Infinity,
    queryFn: ({ signal }) =>
      call(CALLS.videoListing, VideoListingSchema, { method: 'POST', body: { text }, signal }),
  });
  const all = listing.data?.videos ?? [];
  // `null` until the user changes the selection: all videos without a known problem are selected.
  const [ticked, setTicked] = useState<ReadonlySet<string> | null>(null);
  const isTicked = ({ platformId, problem }: ListedVideo) =>
    ticked === null ? problem === null : ticked.has(platformId);
  const videos = all.filter(isTicked);
  const [typedCap, setTypedCap] = useState<string | null>(null);

  const request: CreateBatch | null =
    wish && videos.length > 0
      ? {
          ...wish,
          title: listing.data?.title ?? '',
          videos: videos.map(({ platformId, title, durationMs }) => ({
            platformId,
            title: title.slice(0, 300),
            durationMs,
          })),
        }
      : null;
  const written = request && JSON.stringify(request);
  const asked = useSettled(written);
  const estimate = useQuery({
    queryKey: ['batch estimate', asked],
    enabled: asked !== null,
    placeholderData: keepPreviousData,
    retry: false,
    queryFn: ({ signal }) =>
      call(CALLS.batchEstimate, BatchEstimateSchema, {
        method: 'POST',
        body: JSON.parse(asked ?? '{}') as unknown,
        signal,
      }),
  });
  const { engine, costCents, problem } = estimate.data ?? {};
  const isPaid = engine?.kind === 'model' && engine.key === 'own' && (costCents?.ceiling ?? 0) > 0;
  // The default cap: whole dollars that cover the highest estimate.
  const usualCap = String(Math.max(1, Math.ceil((costCents?.ceiling ?? 0) / 100)));
  const cap = typedCap ?? usualCap;
  const capCents = isPaid ? centsOf(cap) : null;
  // Whether a cap is needed is only known from an estimate of exactly this selection.
  const isOld = asked !== written || estimate.isPlaceholderData;
  const isPriced = !isOld && estimate.isSuccess;
  const isCapped = isPriced && (!isPaid || capCents !== null);
  const canStart = request !== null && isCapped && !problem;
  const watch: CreateWatch | null =
    text !== null && wish && isCapped
      ? { ...wish, channel: text, includeShorts: false, capCents }
      : null;

  const order = request && { ...request, ...(capCents !== null && { capCents }) };
  const sent = useRef<{ body: string; key: string } | null>(null);
  const create = useMutation<Batch, Error, { body: CreateBatch; key: string }>({
    mutationFn: ({ body, key }) =>
      call(CALLS.batches, BatchSchema, {
        method: 'POST',
        headers: { 'Idempotency-Key': key },
        body,
      }),
  });

  return {
    listing,
    all,
    videos,
    isTicked,
    tick: (id: string, isOn: boolean) => {
      const next = new Set(videos.map(({ platformId }) => platformId));
      if (isOn) next.add(id);
      else next.delete(id);
      setTicked(next);
    },
    tickAll: (isOn: boolean) =>
      setTicked(new Set(isOn ? all.map(({ platformId }) => platformId) : [])),
    estimate: { ...estimate, isOld },
    hasFormat: wish !== null,
    isPaid,
    cap,
    capProblem: isPaid && capCents === null ? MAKE_WORDS.many.noAmount : undefined,
    setCap: setTypedCap,
    canStart,
    /** The request for watching the channel with these options. */
    watch,
    isStarting: create.isPending,
    /** About the form as it was sent, so it goes when the form changes. */
    error: JSON.stringify(create.variables?.body) === JSON.stringify(order) ? create.error : null,
    start: (onBatch: (id: string) => void) => {
      if (!canStart || order === null || create.isPending) return;
      const whole = JSON.stringify(order);
      if (sent.current?.body !== whole) sent.current = { body: whole, key: crypto.randomUUID() };
      create.mutate(
        { body: order, key: sent.current.key },
        {
          onSuccess: ({ id }) => {
            sent.current = null;
            onBatch(id);
          },
        },
      );
    },
  };
}

export type ManyState = ReturnType<typeof useMany>;
