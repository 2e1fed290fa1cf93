#!/bin/sh
# Starts the new version of compose.yaml, one instance after the other, while visitors order: deploy/roll.sh
set -eu
docker compose build site-1
for instance in jobs site-1 site-2; do
  docker compose up --detach --no-deps --wait "$instance"
  # The proxy tries an instance again one second after it was gone.
  sleep 3
done
