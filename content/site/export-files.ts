export interface ExportFile {
  ending: string;
  name: string;
}

export const EXPORT_FILES: readonly ExportFile[] = [
  { ending: 'docx', name: 'Word' },
  { ending: 'pdf', name: 'PDF' },
  { ending: 'html', name: 'Web page' },
  { ending: 'md', name: 'Markdown' },
  { ending: 'txt', name: 'Plain text' },
  { ending: 'json', name: 'JSON' },
  { ending: 'csv', name: 'Threads' },
  { ending: 'mp3', name: 'Podcast' },
  { ending: 'wav', name: 'Lossless audio' },
  { ending: 'srt', name: 'Subtitles' },
];
