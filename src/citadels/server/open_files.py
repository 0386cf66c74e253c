"""The limit of open files (rlimit): every socket is one, and the limit is often set low."""


def allow_open_files(wanted: int) -> int:
    """Raise the limit of this process, and of those that it starts, as far as it may; what it is then."""
    try:
        import resource
    except ImportError:  # not on this system: there is no such limit
        return wanted
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    if soft == resource.RLIM_INFINITY or soft >= wanted:
        return wanted
    most = wanted if hard == resource.RLIM_INFINITY else min(wanted, hard)
    try:
        resource.setrlimit(resource.RLIMIT_NOFILE, (most, hard))
    except (OSError, ValueError):
        return soft
    return most
