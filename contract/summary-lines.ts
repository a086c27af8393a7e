/** The video's title, percent-encoded. A header, because the body always had exactly three fields. */
export const VIDEO_TITLE_HEADER = 'Video-Title';

/** A line of a free summary with its time: `[12:41] …`. Headings and lines without a known time have none. */
export const TIMED_LINE = /^\[((?:\d+:)?\d{1,2}:\d{2})\] /;
