/** Catalogue voice → model speaker (LibriTTS-R, CC BY 4.0). */
export const SPEAKERS: Readonly<Record<string, number>> = {
  cello: 116,
  bassoon: 21,
  trombone: 586,
  horn: 342,
  baritone: 605,
  tenor: 492,
  saxophone: 718,
  euphonium: 175,
  tuba: 92,
  viola: 59,
  clarinet: 40,
  violin: 455,
  flute: 153,
  celesta: 323,
};
