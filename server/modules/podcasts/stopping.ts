/** Somebody else has taken the work over; this attempt must not write any more. */
export class LeaseLost extends Error {}

export class StopRequested extends Error {}
