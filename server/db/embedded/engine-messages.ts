/** Messages between the program and the engine's thread. */
export interface EngineStart {
  /** `null` keeps the database in memory. */
  dir: string | null;
  /** Archive that an empty folder is initialized from. */
  template: string | null;
}

export type EngineRequest =
  | { kind: 'exchange'; connection: number; bytes: Uint8Array }
  /** A connection was lost; roll back its open transaction before the next one. */
  | { kind: 'reset' }
  | { kind: 'dump'; file: string; compress: boolean }
  | { kind: 'close' };

export type EngineReply =
  | { kind: 'ready' }
  | { kind: 'answer'; connection: number; bytes: Uint8Array<ArrayBuffer> }
  | { kind: 'dumped'; file: string; error: string | null }
  | { kind: 'died'; reason: string }
  | { kind: 'closed' };
