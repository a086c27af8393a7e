/** Every text of taking a draft along. */
export const EXPORT_WORDS = {
  title: 'Export',
  include: 'Include',
  times: 'Timestamps',
  copy: 'Copy',
  copyAs: { rich: 'With formatting', md: 'As Markdown' },
  copied: { rich: 'Copied with formatting.', md: 'Copied as Markdown.' },
  download: 'Download',
  recorded: 'Last recording',
  mixing: 'Mixing the WAV. The download starts when it’s ready.',

  files: {
    docx: { label: 'Word', hint: '.docx' },
    pdf: { label: 'PDF', hint: '.pdf' },
    md: { label: 'Markdown', hint: '.md' },
    html: { label: 'Web page', hint: '.html' },
    txt: { label: 'Plain text', hint: '.txt' },
    json: { label: 'JSON', hint: '.json, for programs' },
    csv: { label: 'Spreadsheet', hint: '.csv, one row per post' },
    mp3: { label: 'Audio', hint: '.mp3' },
    wav: { label: 'Audio, uncompressed', hint: '.wav' },
    srt: { label: 'Subtitles', hint: '.srt' },
    vtt: { label: 'Subtitles for the web', hint: '.vtt' },
  },

  sound: {
    title: 'Audio',
    going: { label: 'Generating audio', hint: 'See the progress in the Studio' },
    none: { label: 'No audio yet', hint: 'Generate it in the Studio first' },
  },
} as const;
