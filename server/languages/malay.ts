import { indonesian } from './indonesian.ts';
import type { LanguageData } from './language.ts';

export const malay = {
  stopWords:
    'dan di ke dari daripada yang untuk dengan pada adalah ialah ini itu tidak bukan ada akan boleh dapat mesti perlu sudah belum juga hanya masih lebih sangat saya aku kamu anda dia ia kita kami mereka nya atau tetapi tapi kerana jika kalau apabila ketika maka oleh dalam luar atas bawah antara tanpa selepas sebelum seperti sebagai supaya agar apa siapa mana bila mengapa bagaimana satu dua semua setiap banyak sedikit lagi jadi pun para bagi tentang sampai hingga secara kata hal tersebut begitu sekali lalu kemudian',
  clauseWords:
    'dan tetapi tapi kerana apabila jika kalau lalu kemudian jadi atau namun selepas sehingga',
  neverLast:
    'di ke dari daripada yang dan atau tetapi dengan untuk pada dalam oleh kerana jika kalau bahawa adalah ialah sebuah seorang para sangat',
  greetings: 'hai helo selamat terima-kasih langgan',
  noGreetings: 'selamat daripada',
  abbreviations: 'dll dsb sdn bhd tn pn jln en cik',
  negations: 'tidak bukan jangan tanpa belum tak',
  tokens: [0.236, 1.69],
  remarks:
    'nota perhatian amaran penting petua contoh langkah soalan jawapan masalah penyelesaian hasil kesimpulan ringkasan sumber terjemahan bab bahagian tajuk peraturan sebab fakta ingat',
  habits:
    'quotation marks are “ ”. Anda throughout. Jangan: dalam dunia yang serba pantas hari ini, tidak dapat dinafikan, kunci kejayaan, kesimpulannya, mari kita terokai.',
  speech: {
    links: 'dan tetapi tapi atau kerana namun',
    leans:
      'dia ia mereka itu ini tersebut beliau lalu kemudian maka jadi juga oleh-itu selain-itu begitu demikian akibatnya sedangkan kalau-tidak di-situ',
    self: 'saya aku kami kita',
    hesitations: 'em eh hmm anu',
    asides: 'ya|nah|jadi|maksudnya|maksud saya|kan|okey|baik|tidak|sebenarnya|macam ni',
    housekeeping:
      'dalam video ini|dalam episod ini|dalam kuliah ini|dalam video seterusnya|dalam episod seterusnya|sebelum kita mula|ada soalan|agenda mesyuarat|dalam peperiksaan|jumpa lagi|di ruangan komen',
    sums: 'dalam satu ayat|dengan satu perkataan|ringkasnya|pendek kata|intinya|yang paling penting|yang terpenting|terpenting|pokoknya|ingat ini|kesimpulannya|mesejnya',
    stresses:
      'ingat|ingatlah|jangan lupa|rahsianya|hakikatnya|penyelesaiannya|peraturannya|kesilapan|helahnya|masalahnya|terutama|penting|kuncinya|pengajarannya',
  },
  voiceSample: 'Beginilah suara saya. Boleh kita mula?',
  stageDirections: {
    does: 'ketawa|tergelak|tersenyum|mengeluh|menghela nafas|berbisik|batuk|berdehem|menjerit|menangis|bertepuk tangan',
    heard: 'gelak|gelak tawa|tepukan|muzik|senyap|jeda|perlahan',
  },
  phrases: {
    takeaways: 'Perkara utama',
    faq: 'Soalan lazim',
    conclusion: 'Kesimpulan',
    differ: 'Perbezaan antara sumber',
    about: 'Apakah kata video ini tentang “{topic}”?',
    greeting: 'Helo,',
    moments: 'Detik yang patut ditonton',
    signoff: 'Terima kasih kerana membaca. Jumpa lagi.',
    welcome: 'Selamat datang! Hari ini kita berbual tentang “{title}”.',
    farewell: 'Terima kasih kerana mendengar. Jumpa lagi.',
    asks: ['Ceritakan lagi tentang itu.', 'Apa lagi yang penting di sini?', 'Kemudian apa pula?'],
    host: 'Hos',
    cohost: 'Hos bersama',
    says: ['Dalam video dikatakan:', 'Kata demi kata:', 'Seterusnya:'],
    reader: 'Pembaca',
    chapters: 'Bab',
    subjectLine: 'Baris subjek:',
    otherSubjectLine: 'Baris subjek alternatif:',
    preheader: 'Teks pratonton:',
  },
  largeNumbers: indonesian.largeNumbers,
  numbers: { ...indonesian.numbers, minute: 'minit', second: 'saat' },
  times: {
    beforeMinute: 'pada|di',
    beforeClock: 'pukul|jam|pada|di',
    each: 'setiap',
    numberPrefix: 'ke-',
  },
  askingOn: {
    why: '(?:dan |tapi )?(?:kenapa|mengapa)(?: tidak)?',
    next: 'lalu|dan (?:kemudian|selepas itu)|kemudian|selepas itu|apa lagi',
    because: 'kerana|sebab',
    otherwise: 'kalau tidak',
  },
} satisfies LanguageData;
