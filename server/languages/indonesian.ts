import { type Named, apart, compounds, row } from './number-words.ts';
import type { LanguageData } from './language.ts';

const ONES = row('satu dua tiga empat lima enam tujuh delapan/lapan sembilan');
const TENS = ONES.filter(([, value]) => value > 1).map(([word, value]): Named => [
  `${word} puluh`,
  value * 10,
]);
const ALL = [
  ...ONES,
  ...row('sepuluh sebelas', 10),
  ...ONES.slice(1).map(([word, value]): Named => [`${word} belas`, value + 10]),
  ...TENS,
  ...compounds(TENS, ONES, apart),
];
const ORDINALS = ALL.flatMap(([word, value]): Named[] => [
  [`ke${word}`, value],
  [`ke ${word}`, value],
]);

export const indonesian = {
  stopWords:
    'dan di ke dari yang untuk dengan pada adalah ini itu tidak bukan ada akan bisa dapat harus sudah belum juga hanya masih lebih sangat saya aku kamu anda dia ia kita kami mereka nya atau tetapi tapi karena jika kalau ketika saat maka oleh dalam luar atas bawah antara tanpa setelah sebelum seperti sebagai agar supaya apa siapa mana kapan mengapa bagaimana satu dua semua setiap banyak sedikit lagi jadi pun para bagi tentang sampai hingga secara kata hal tersebut begitu sekali lalu kemudian',
  clauseWords:
    'dan tetapi tapi karena ketika jika kalau lalu kemudian jadi atau sehingga namun setelah',
  neverLast:
    'di ke dari yang dan atau tetapi dengan untuk pada dalam oleh karena jika kalau bahwa adalah sebuah seorang para sangat',
  greetings: 'halo hai selamat terima-kasih subscribe',
  noGreetings: 'selamat dari',
  abbreviations: 'dll dsb dst bpk jl tgl hlm yth a.n s.d dr ir',
  negations: 'tidak bukan jangan tanpa belum tak',
  tokens: [0.232, 1.61],
  remarks:
    'catatan perhatian peringatan penting tips saran contoh langkah pertanyaan jawaban masalah solusi hasil kesimpulan ringkasan sumber terjemahan bab bagian judul aturan alasan fakta ingat',
  habits:
    'quotation marks are “ ”. Verbs rather than pe-an nouns, Anda or kamu throughout, never both. Jangan: di era digital yang serba cepat ini, tidak dapat dipungkiri, kunci kesuksesan, sebagai kesimpulan, mari kita simak.',
  speech: {
    links: 'dan tapi tetapi atau karena namun',
    leans:
      'dia ia mereka itu ini tersebut beliau lalu kemudian maka jadi juga oleh-karena-itu karena-itu selain-itu begitu demikian akibatnya sedangkan kalau-tidak di-situ',
    self: 'saya aku kami kita saya',
    hesitations: 'em eh hmm anu',
    asides: 'ya|nah|jadi|maksudnya|maksud saya|kan|oke|baik|tidak|sebenarnya|gitu|begini',
    housekeeping:
      'di video ini|dalam video ini|di episode ini|dalam kuliah ini|di video berikutnya|di episode berikutnya|sebelum kita mulai|ada pertanyaan|agenda rapat|di ujian|sampai jumpa|di deskripsi|di kolom komentar',
    sums: 'dalam satu kalimat|dengan satu kata|singkatnya|pendek kata|intinya|yang paling penting|yang terpenting|terpenting|poinnya|ingat baik-baik|ingatlah ini|kesimpulannya|pesannya',
    stresses:
      'ingat|ingatlah|jangan lupa|rahasianya|kebenarannya|solusinya|aturannya|kesalahan|triknya|masalahnya|terutama|penting|kuncinya|pelajarannya',
  },
  voiceSample: 'Beginilah suara saya. Mari kita mulai?',
  stageDirections: {
    does: 'tertawa|terkekeh|tersenyum|menghela napas|berbisik|batuk|berdehem|berteriak|menangis|bertepuk tangan',
    heard: 'tawa|tepuk tangan|musik|hening|jeda|pelan',
  },
  askWords:
    'ringkas ringkasan rangkum rangkuman dibahas membahas diskusi pembahasan bicara berbicara dibicarakan berpikir pendapat pendapatnya kata mengatakan dikatakan menyebut menyebutkan disebutkan menjelaskan dijelaskan jelaskan topik poin ide gagasan keputusan memutuskan alasan mengusulkan usulan mengenai tentang pembicara video episode podcast pertanyaan',
  plainWords:
    'detail rincian keuntungan kelebihan kerugian kekurangan masalah kesulitan status saat sekarang masa depan kemajuan isi peran jenis macam baru akhir akhirnya penting pentingnya umum perbedaan beda berbeda menggunakan digunakan perubahan berubah hasil contoh bagian hal jawaban solusi perlu dibutuhkan tujuan terjadi',
  phrases: {
    takeaways: 'Poin-poin utama',
    faq: 'Pertanyaan yang sering diajukan',
    conclusion: 'Kesimpulan',
    differ: 'Perbedaan antarsumber',
    about: 'Apa kata video ini tentang “{topic}”?',
    greeting: 'Halo,',
    moments: 'Momen yang layak ditonton',
    signoff: 'Terima kasih sudah membaca. Sampai jumpa lagi.',
    welcome: 'Selamat datang! Hari ini kita membahas “{title}”.',
    farewell: 'Terima kasih sudah mendengarkan. Sampai jumpa lagi.',
    asks: ['Ceritakan lebih banyak tentang itu.', 'Apa lagi yang penting di sini?', 'Lalu apa?'],
    host: 'Pembawa acara',
    cohost: 'Rekan pembawa acara',
    says: ['Dalam video dikatakan:', 'Kata demi kata:', 'Selanjutnya:'],
    reader: 'Pembaca',
    chapters: 'Bab',
    subjectLine: 'Baris subjek:',
    otherSubjectLine: 'Baris subjek alternatif:',
    preheader: 'Preheader:',
  },
  largeNumbers: {
    hundreds: 'seratus',
    scales: '*ratus=100 seribu/*ribu=1000 sejuta/*juta=1e6 *miliar/*milyar/*bilion=1e9',
  },
  numbers: {
    minute: 'menit',
    second: 'detik',
    hour: 'jam',
    cardinals: () => ALL,
    ordinals: () => ORDINALS,
    half: 'setengah',
  },
  times: {
    beforeMinute: 'pada|di',
    beforeClock: 'pukul|jam|pada|di',
    each: 'setiap',
    numberPrefix: 'ke-',
  },
  askingOn: {
    why: '(?:dan |tapi )?(?:kenapa|mengapa)(?: tidak)?',
    next: 'lalu|dan (?:lalu|kemudian)|kemudian|lalu apa|apa lagi|terus',
    because: 'karena|sebab',
    otherwise: 'kalau tidak',
  },
} satisfies LanguageData;
