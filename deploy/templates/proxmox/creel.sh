#!/usr/bin/env bash
# Installs Creel on Proxmox VE 8 or later, in an unprivileged LXC container with Docker. Run it as root on the host:
#   bash creel.sh                 makes the container and starts Creel in it
#   bash creel.sh update 105      gets the newest image for the Creel in container 105
# Every value below can be set before it: CT_MEMORY=4096 ADMIN_EMAIL=you@example.com bash creel.sh
set -Eeuo pipefail

IMAGE=${IMAGE:-ghcr.io/creel-log/creel:1}
CT_ID=${CT_ID:-}                         # the next free number
CT_HOSTNAME=${CT_HOSTNAME:-creel}
CT_STORAGE=${CT_STORAGE:-}               # for the container: the first that takes one
TEMPLATE_STORAGE=${TEMPLATE_STORAGE:-}   # for the template of Debian: the first that takes one
CT_BRIDGE=${CT_BRIDGE:-vmbr0}
CT_DISK=${CT_DISK:-16}                   # GB
CT_MEMORY=${CT_MEMORY:-2048}             # MB
CT_CORES=${CT_CORES:-2}
ADMIN_EMAIL=${ADMIN_EMAIL:-}             # asked for if it is not set
PUBLIC_URL=${PUBLIC_URL:-}               # where people find this Creel, like https://creel.example.com
TRUST_PROXY=${TRUST_PROXY:-}             # address or network of the reverse proxy in front
BACKUPS_KEPT=${BACKUPS_KEPT:-7}          # nightly backups, in the container

main() {
  require_host
  if [[ ${1:-} == update ]]; then
    update "${2:?Name the number of the container: bash creel.sh update 105}"
    return
  fi
  ask_for_email
  choose_places
  trap 'say "This did not work. To start again, remove the container: pct destroy $CT_ID --force"' ERR
  make_container
  install_docker
  install_creel "$CT_ID"
  wait_until_ready "$CT_ID"
  tell
}

say() {
  printf '\n%s\n' "$*" >&2
}

fail() {
  say "$*"
  exit 1
}

require_host() {
  [[ $EUID -eq 0 ]] || fail "Run this as root."
  local tool
  for tool in pct pveam pvesm pvesh; do
    command -v "$tool" >/dev/null || fail "$tool is missing. Run this on the Proxmox VE host, not in a container."
  done
}

ask_for_email() {
  if [[ -z $ADMIN_EMAIL && -t 0 ]]; then
    read -rp "Your email, with which you sign in as the admin: " ADMIN_EMAIL
  fi
  [[ $ADMIN_EMAIL =~ ^[^[:space:]@]+@[^[:space:]@]+\.[^[:space:]@]+$ ]] || fail "Set ADMIN_EMAIL to your email."
}

# Prints the name of the first active storage that takes a kind of content.
first_storage() {
  pvesm status --content "$1" --enabled 1 | awk 'NR > 1 && $3 == "active" { print $1; exit }'
}

choose_places() {
  CT_ID=${CT_ID:-$(pvesh get /cluster/nextid)}
  CT_STORAGE=${CT_STORAGE:-$(first_storage rootdir)}
  TEMPLATE_STORAGE=${TEMPLATE_STORAGE:-$(first_storage vztmpl)}
  [[ -n $CT_STORAGE ]] || fail "No storage takes containers. Set CT_STORAGE."
  [[ -n $TEMPLATE_STORAGE ]] || fail "No storage takes templates. Set TEMPLATE_STORAGE."
}

make_container() {
  say "Making container $CT_ID on $CT_STORAGE"
  pveam update >/dev/null
  local template
  template=$(pveam available --section system | awk '{ print $2 }' | grep -E '^debian-1[23]-standard' | sort -V | tail -n 1)
  [[ -n $template ]] || fail "Proxmox offers no template of Debian 12 or 13."
  pveam list "$TEMPLATE_STORAGE" | grep -qF "$template" || pveam download "$TEMPLATE_STORAGE" "$template"

  # Docker in a container needs nesting and keyctl.
  pct create "$CT_ID" "$TEMPLATE_STORAGE:vztmpl/$template" \
    --hostname "$CT_HOSTNAME" --description "Creel, a catch log for anglers" --tags creel \
    --unprivileged 1 --features nesting=1,keyctl=1 --onboot 1 \
    --cores "$CT_CORES" --memory "$CT_MEMORY" --swap 512 \
    --rootfs "$CT_STORAGE:$CT_DISK" --net0 "name=eth0,bridge=$CT_BRIDGE,ip=dhcp"
  pct start "$CT_ID"

  local tries
  for tries in {1..60}; do
    if [[ -n $(address_of "$CT_ID") ]]; then return; fi
    sleep 1
  done
  fail "Container $CT_ID got no address in $tries seconds. Is there a DHCP server on $CT_BRIDGE?"
}

address_of() {
  pct exec "$1" -- hostname -I 2>/dev/null | awk '{ print $1 }'
}

install_docker() {
  say "Installing Docker"
  pct exec "$CT_ID" -- env DEBIAN_FRONTEND=noninteractive sh -c \
    'apt-get update -q && apt-get install -qy --no-install-recommends docker.io ca-certificates apparmor'
}

# Writes the settings and the service, and starts it.
install_creel() {
  say "Starting $IMAGE"
  local files
  files=$(mktemp -d)
  settings >"$files/creel.env"
  service >"$files/creel.service"
  pct push "$1" "$files/creel.env" /etc/creel.env --perms 600
  pct push "$1" "$files/creel.service" /etc/systemd/system/creel.service --perms 644
  rm -r "$files"
  pct exec "$1" -- docker pull --quiet "$IMAGE"
  pct exec "$1" -- systemctl enable --now creel
}

# Any other setting of .env.example can be added to /etc/creel.env in the container.
settings() {
  cat <<EOF
ADMIN_EMAIL=$ADMIN_EMAIL
PUBLIC_URL=$PUBLIC_URL
TRUST_PROXY=$TRUST_PROXY
BACKUPS_KEPT=$BACKUPS_KEPT
EOF
}

service() {
  cat <<EOF
[Unit]
Description=Creel, a catch log for anglers
Wants=network-online.target
Requires=docker.service
After=network-online.target docker.service

[Service]
ExecStartPre=-/usr/bin/docker rm --force creel
ExecStart=/usr/bin/docker run --rm --name creel --init --user 10001:10001 --read-only --tmpfs /tmp --shm-size 128m \\
  --cap-drop ALL --security-opt no-new-privileges:true --stop-timeout 40 --log-driver none \\
  --env-file /etc/creel.env --publish 3000:3000 --volume creel:/data $IMAGE
ExecStop=/usr/bin/docker stop creel
Restart=on-failure
RestartSec=5
# The exit code of wrong settings: starting again does not help.
RestartPreventExitStatus=78
TimeoutStopSec=60

[Install]
WantedBy=multi-user.target
EOF
}

wait_until_ready() {
  local tries health
  for tries in {1..60}; do
    health=$(pct exec "$1" -- docker inspect --format '{{.State.Health.Status}}' creel 2>/dev/null || true)
    if [[ $health == healthy ]]; then return; fi
    sleep 5
  done
  fail "Creel did not become ready in $((tries * 5)) seconds: pct exec $1 -- journalctl --unit creel --lines 50"
}

tell() {
  say "Creel runs at http://$(address_of "$CT_ID"):3000"
  pct exec "$CT_ID" -- journalctl --unit creel --output cat --no-pager | grep -E '^ +(Email|Password) ' || true
  cat <<EOF

Change the password after you have signed in. Phones allow location, camera and offline use only over HTTPS: put a
reverse proxy in front, then set PUBLIC_URL and TRUST_PROXY.

  Settings   pct exec $CT_ID -- nano /etc/creel.env, then pct exec $CT_ID -- systemctl restart creel
  Log        pct exec $CT_ID -- journalctl --unit creel
  Update     bash creel.sh update $CT_ID
  Commands   pct exec $CT_ID -- docker exec creel creel admin list
EOF
}

update() {
  say "Getting the newest $IMAGE for container $1"
  pct exec "$1" -- docker exec creel creel backup
  pct exec "$1" -- docker pull --quiet "$IMAGE"
  pct exec "$1" -- systemctl restart creel
  wait_until_ready "$1"
  pct exec "$1" -- docker image prune --force >/dev/null
  say "Creel is up to date."
}

main "$@"
