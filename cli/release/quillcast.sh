#!/bin/sh
# ./quillcast           starts the server; settings are environment variables
# ./quillcast admin …   backup, restore, link and so on
# ./quillcast make …    writes from a terminal
# ./quillcast health    ends with 0 if the server can do its work
self=$0
# A link such as /usr/local/bin/quillcast leads to it. Not every system has readlink -f.
while [ -L "$self" ]; do
  target=$(readlink "$self") || exit 1
  case $self in */*) from=${self%/*} ;; *) from=. ;; esac
  case $target in /*) self=$target ;; *) self=$from/$target ;; esac
done
case $self in */*) here=${self%/*} ;; *) here=. ;; esac
here=$(cd "$here" && pwd) || exit 1
case ${1-} in
  admin | make | health) program=cli/$1.ts && shift ;;
  '') program=server/main.ts ;;
  *)
    echo "There is no command \"$1\". The commands are admin, make and health; without one, the server starts." >&2
    exit 1
    ;;
esac
[ -d "$here/recognition" ] && export RECOGNITION_MODEL_DIR="${RECOGNITION_MODEL_DIR:-$here/recognition}"
[ -d "$here/voices" ] && export SPEECH_MODEL_DIR="${SPEECH_MODEL_DIR:-$here/voices}"
exec "$here/node/bin/node" --max-semi-space-size=8 "$here/cli/launch.mjs" "$program" "$@"
