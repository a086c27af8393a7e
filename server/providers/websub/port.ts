/** A subscription: the hub posts changes of `topic` to `callback`, signed with `secret`. */
export interface WebSubSubscription {
  topic: string;
  callback: string;
  secret: string;
  leaseSeconds: number;
}

export interface WebSubHub {
  /** Whether the hub accepted it; it then verifies the callback. Throws if the hub can't be reached. */
  subscribe(wanted: WebSubSubscription, signal: AbortSignal): Promise<boolean>;
}
