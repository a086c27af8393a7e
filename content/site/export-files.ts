export interface ExportFile {
  ending: string;
  name: string;
  keeps: string;
  group: 'Every text' | 'Threads' | 'Podcasts';
}

export const EXPORT_FILES: readonly ExportFile[] = [
  {
    ending: 'docx',
    name: 'Word',
    keeps: 'Headings as styles, ready for a client’s template',
    group: 'Every text',
  },
  {
    ending: 'pdf',
    name: 'PDF',
    keeps: 'The page as set, with times in the margin if you like',
    group: 'Every text',
  },
  {
    ending: 'html',
    name: 'HTML',
    keeps: 'Clean markup with description and structured data',
    group: 'Every text',
  },
  {
    ending: 'md',
    name: 'Markdown',
    keeps: 'For your editor, your repository, your static site',
    group: 'Every text',
  },
  { ending: 'txt', name: 'Plain text', keeps: 'Words and nothing else', group: 'Every text' },
  {
    ending: 'json',
    name: 'JSON',
    keeps: 'The typed document: every block with its passages',
    group: 'Every text',
  },
  {
    ending: 'csv',
    name: 'CSV',
    keeps: 'One row a post, for the scheduler you use',
    group: 'Threads',
  },
  { ending: 'mp3', name: 'MP3', keeps: 'Mixed, tagged, with chapters', group: 'Podcasts' },
  { ending: 'wav', name: 'WAV', keeps: 'Lossless, for your own mix', group: 'Podcasts' },
  {
    ending: 'srt',
    name: 'Subtitles',
    keeps: 'SRT and VTT, timed to the finished audio',
    group: 'Podcasts',
  },
];
