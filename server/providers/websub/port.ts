/** What a hub is asked for: to be told at `callback` of every change of `topic`, signed with `secret`. */
export interface WebSubSubscription {
  topic: string;
  callback: string;
  secret: string;
  leaseSeconds: number;
}

export interface WebSubHub {
  /** Whether the hub has taken it up; it asks at the callback whether that was meant. Throws where it can't be reached. */
  subscribe(wanted: WebSubSubscription, signal: AbortSignal): Promise<boolean>;
}
