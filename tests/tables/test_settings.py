"""Settings from the environment: only what can work, and every refusal names what is allowed."""

import pytest

from citadels.tables.settings import Settings, SettingsError


def read(**environment: str) -> Settings:
    return Settings.from_environment({f"CITADELS_{name.upper()}": text for name, text in environment.items()})


def test_what_is_not_given_has_its_default() -> None:
    assert read() == Settings()
    assert Settings.from_environment({"PATH": "/bin", "CITADELS_PURE": "1"}) == Settings()


def test_values_are_read_by_their_kind() -> None:
    settings = read(port="9000", bot_delay="0.5", secure_cookies="yes", trusted_proxies="10.0.0.0/8, ::1")
    assert (settings.port, settings.bot_delay, settings.secure_cookies) == (9000, 0.5, True)
    assert settings.trusted_proxies == "10.0.0.0/8, ::1"


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("host", ""),
        ("port", "65536"),
        ("port", "8000.5"),
        ("bot_workers", "0"),
        ("bot_workers", "-1"),
        ("bot_workers", "100000"),
        ("bot_delay", "inf"),
        ("bot_delay", "-0.1"),
        ("bot_seconds", "0"),
        ("lobby_hours", "nan"),
        ("lobby_hours", "inf"),
        ("lobby_hours", "1e300"),
        ("message_size", "0"),
        ("requests_at_once", "0"),
        ("guests_per_minute", "nan"),
        ("connections", "many"),
        ("secure_cookies", "perhaps"),
        ("trusted_proxies", "nonsense"),
        ("trusted_proxies", "127.0.0.1,10.0.0.0/99"),
    ],
)
def test_what_cannot_work_is_refused(name: str, value: str) -> None:
    with pytest.raises(SettingsError) as refused:
        read(**{name: value})
    assert refused.value.id == "bad_setting"
    assert refused.value.arguments["setting"] == f"CITADELS_{name.upper()}"
    assert refused.value.arguments["allowed"]


def test_a_misspelt_setting_is_named() -> None:
    with pytest.raises(SettingsError) as refused:
        read(bot_dely="1")
    assert refused.value.id == "unknown_setting"
    assert refused.value.arguments == {"setting": "CITADELS_BOT_DELY", "meant": "CITADELS_BOT_DELAY"}


def test_settings_that_are_given_are_checked_too() -> None:
    with pytest.raises(SettingsError):
        Settings.from_environment({}, port=70_000)
