/** What passes between the program and the thread the embedded engine runs in. */
export interface EngineStart {
  /** `null`: in memory, gone with the process. */
  dir: string | null;
  /** An archive to begin an empty folder from. */
  template: string | null;
}

export type EngineRequest =
  | { kind: 'exchange'; connection: number; bytes: Uint8Array }
  /** A connection went away: what it left open is undone before the next one speaks. */
  | { kind: 'reset' }
  | { kind: 'dump'; file: string; compress: boolean }
  | { kind: 'close' };

export type EngineReply =
  | { kind: 'ready' }
  | { kind: 'answer'; connection: number; bytes: Uint8Array<ArrayBuffer> }
  | { kind: 'dumped'; file: string; error: string | null }
  | { kind: 'died'; reason: string }
  | { kind: 'closed' };
